"""Every rule of the English and French endings on expressions of its own, said on Tuesday 3 March 2026 in Paris."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from souvenance.core import reckoning
from souvenance.core.finding import aligned
from souvenance.core.fold import fold
from souvenance.core.moments import moments
from souvenance.core.shapes import patterns, spaced, value
from souvenance.languages.endings import ENDINGS, endings_for

from .fixtures import date_shapes

SAID = datetime(2026, 3, 3, 9, tzinfo=ZoneInfo("Europe/Paris"))
# rule | expression | first day | last day
EN = """
day|tomorrow morning|2026-03-04|2026-03-04
day|2moro|2026-03-04|2026-03-04
day|the day after tomorrow|2026-03-05|2026-03-05
day|yesterday|2026-03-02|2026-03-02
day|last night|2026-03-02|2026-03-02
day|tonight|2026-03-03|2026-03-03
weekday|Friday|2026-03-06|2026-03-06
weekday|on Monday|2026-03-09|2026-03-09
weekday|this Sunday|2026-03-08|2026-03-08
weekday_of|next Thursday|2026-03-12|2026-03-12
weekday_of|Friday of next week|2026-03-13|2026-03-13
weekday_of|Monday next week|2026-03-09|2026-03-09
weekday_after|the following Tuesday|2026-03-10|2026-03-10
weekday_after|the coming Wednesday|2026-03-04|2026-03-04
weekday_after|coming Friday|2026-03-06|2026-03-06
weekday_before|last Friday|2026-02-27|2026-02-27
weekday_before|last Tuesday|2026-02-24|2026-02-24
weekday_before|this past Sunday|2026-03-01|2026-03-01
weekday_later|Friday week|2026-03-13|2026-03-13
offset_from|a week on Friday|2026-03-13|2026-03-13
offset_from|a week from Monday|2026-03-16|2026-03-16
offset_in|in 2-3 weeks|2026-03-24|2026-03-24
offset|within three to five days|2026-03-08|2026-03-08
month_day|on the ninth|2026-03-09|2026-03-09
offset|within 3 days|2026-03-06|2026-03-06
offset|give it two months|2026-05-03|2026-05-03
weekday_later|Monday week|2026-03-16|2026-03-16
weekday_later|Sunday week|2026-03-15|2026-03-15
offset|in two weeks' time|2026-03-17|2026-03-17
offset_from|ten days from today|2026-03-13|2026-03-13
offset_in|in 10 days|2026-03-13|2026-03-13
offset_in|in a couple of weeks|2026-03-17|2026-03-17
offset_in|in 36 hours|2026-03-04|2026-03-04
offset_for|for 3 months|2026-06-03|2026-06-03
offset_for|for two weeks|2026-03-17|2026-03-17
date_of|31 May next year|2027-05-31|2027-05-31
date_of|June 9 of next year|2027-06-09|2027-06-09
date_of|the 2nd of June last year|2025-06-02|2025-06-02
month_of|May next year|2027-05-01|2027-05-31
month_of|January of next year|2027-01-01|2027-01-31
month_of|October last year|2025-10-01|2025-10-31
offset_more|another ten days|2026-03-13|2026-03-13
offset_more|for four more weeks|2026-03-31|2026-03-31
offset_more|for at least another month|2026-04-03|2026-04-03
offset_more|an extra two weeks|2026-03-17|2026-03-17
offset_in|in just under three weeks|2026-03-24|2026-03-24
offset_in|in literally five days|2026-03-08|2026-03-08
offset_for|for a year|2027-03-03|2027-03-03
offset_from|three weeks from tomorrow|2026-03-25|2026-03-25
offset_from|2 days after tomorrow|2026-03-06|2026-03-06
offset_from|two weeks from Monday|2026-03-23|2026-03-23
offset_to|two months from today on Tuesday|2026-05-05|2026-05-05
offset_to|in 3 days on Friday|2026-03-06|2026-03-06
offset_to|in two months on Friday|2026-05-08|2026-05-08
span|the next two weeks|2026-03-03|2026-03-17
span|over the next 48 hours|2026-03-03|2026-03-05
span|next 2 weeks 3 days|2026-03-03|2026-03-20
ago_on|two weeks ago on Sunday|2026-02-22|2026-02-22
ago_on|a week ago on Friday|2026-02-27|2026-02-27
ago_on|three weeks ago, on a Monday|2026-02-09|2026-02-09
ago|three days ago|2026-02-28|2026-02-28
ago|2 years ago|2024-01-01|2024-12-31
ago|two months ago|2026-01-01|2026-01-31
period|this week|2026-03-02|2026-03-08
period|next month|2026-04-01|2026-04-30
period|last year|2025-01-01|2025-12-31
period|this weekend|2026-03-07|2026-03-08
period|next quarter|2026-04-01|2026-06-30
period_work|this working week|2026-03-02|2026-03-06
period_work|next working week|2026-03-09|2026-03-13
period_work|the working week|2026-03-02|2026-03-06
edge|the end of the month|2026-03-31|2026-03-31
edge|end of next week|2026-03-15|2026-03-15
edge|year end|2026-12-31|2026-12-31
edge_month|the end of April|2026-04-30|2026-04-30
edge_month|early June|2026-06-01|2026-06-10
edge_month|mid-March|2026-03-11|2026-03-20
edge_year|the end of 2027|2027-12-31|2027-12-31
edge_year|early 2028|2028-01-01|2028-05-01
edge_year|late 2026|2026-12-31|2026-12-31
edge_quarter|the end of q2|2026-06-30|2026-06-30
edge_quarter|end of Q3|2026-09-30|2026-09-30
edge_quarter|end of q4 2026|2026-12-31|2026-12-31
edge_season|late summer|2026-09-22|2026-09-22
edge_season|early autumn|2026-09-23|2026-10-21
edge_season|end of the summer|2026-09-22|2026-09-22
edge_named|EOM|2026-03-31|2026-03-31
edge_named|eoy|2026-12-31|2026-12-31
edge_named|EOW|2026-03-08|2026-03-08
month_day|the 13th|2026-03-13|2026-03-13
month_day|on the 4th|2026-03-04|2026-03-04
month_day|Friday the 13th|2026-03-13|2026-03-13
month_day_of|the 5th of next month|2026-04-05|2026-04-05
month_day_of|the 9th of this month|2026-03-09|2026-03-09
month_day_of|21st of next month|2026-04-21|2026-04-21
date|4 May|2026-05-04|2026-05-04
date|May 4th|2026-05-04|2026-05-04
date|the first of June|2026-06-01|2026-06-01
date|June 21, 2027|2027-06-21|2027-06-21
numeric|15/04/2026|2026-04-15|2026-04-15
numeric|2026-04-15|2026-04-15|2026-04-15
numeric|12.09.2026|2026-09-12|2026-09-12
numeric|31.12.2026|2026-12-31|2026-12-31
day_range|3 to 9 June|2026-06-03|2026-06-09
day_range|Nov 18-19|2026-11-18|2026-11-19
day_range|between 2 and 7 Feb 2027|2027-02-02|2027-02-07
day_range_of|from 4 to 22 this month|2026-03-04|2026-03-22
day_range_bare|from the 5th to the 9th|2026-03-05|2026-03-09
day_range_bare|between the 10th and the 12th|2026-03-10|2026-03-12
day_range_bare|from the 28th to the 2nd|2026-03-28|2026-04-02
day_range_of|the 5th to the 9th of this month|2026-03-05|2026-03-09
day_range_of|4 to 8 next month|2026-04-04|2026-04-08
month_range|March to May|2026-03-01|2026-05-31
month_range|from November to February|2026-11-01|2027-02-28
month_range|July through August|2026-07-01|2026-08-31
month|in May|2026-05-01|2026-05-31
month|until October|2026-10-01|2026-10-31
month|May 2027|2027-05-01|2027-05-31
month_next|next May|2026-05-01|2026-05-31
month_next|next December|2026-12-01|2026-12-31
month_next|next March|2027-03-01|2027-03-31
month_last|last May|2025-05-01|2025-05-31
month_last|last August|2025-08-01|2025-08-31
month_last|last January|2026-01-01|2026-01-31
nth_month|the third month of 2027|2027-03-01|2027-03-31
nth_month|the 9th month of next year|2027-09-01|2027-09-30
nth_month|the first month of this year|2026-01-01|2026-01-31
nth_weekday|the first Friday of July|2026-07-03|2026-07-03
nth_weekday|last Monday of May|2026-05-25|2026-05-25
nth_weekday|the second Tuesday in April|2026-04-14|2026-04-14
nth_weekday_of|first Monday of next month|2026-04-06|2026-04-06
nth_weekday_of|the second Friday of next month|2026-04-10|2026-04-10
nth_weekday_of|last Friday of this month|2026-03-27|2026-03-27
nth_week|the second week of May|2026-05-11|2026-05-17
nth_week|the last weekend of June|2026-06-27|2026-06-28
nth_week|first week of July|2026-06-29|2026-07-05
nth_week_of|the first week of next month|2026-03-30|2026-04-05
nth_week_of|the last weekend of this month|2026-03-28|2026-03-29
nth_week_of|the second week of this month|2026-03-09|2026-03-15
days_of|the first three days of April|2026-04-01|2026-04-03
days_of|for the last two weeks of May|2026-05-18|2026-05-31
days_of|the last day of June 2027|2027-06-30|2027-06-30
days_of_month|the first four days of next month|2026-04-01|2026-04-04
days_of_month|the last ten days of this month|2026-03-22|2026-03-31
days_of_month|over the last two weeks of next month|2026-04-17|2026-04-30
date|the day before 20 March|2026-03-19|2026-03-19
date|two weeks after 20 March|2026-04-03|2026-04-03
date|the Friday after 20 March|2026-03-27|2026-03-27
date|the weekend after 20 March|2026-03-21|2026-03-22
date|the week before 20 March|2026-03-09|2026-03-15
easter|the eve of Easter|2026-04-04|2026-04-04
easter|the week before Easter|2026-03-30|2026-04-04
easter|the weekend before Easter|2026-03-28|2026-03-29
easter|the Monday before Easter|2026-03-30|2026-03-30
holiday|the morning after Christmas|2026-12-26|2026-12-26
weekday|the night before Friday|2026-03-05|2026-03-05
year|in 2027|2027-01-01|2027-12-31
year|until 2030|2030-01-01|2030-12-31
year|by 2028|2028-01-01|2028-12-31
quarter|Q3|2026-07-01|2026-09-30
quarter|q4 2027|2027-10-01|2027-12-31
quarter|the second quarter|2026-04-01|2026-06-30
holiday|Christmas|2026-12-25|2026-12-25
holiday|New Year's Eve|2026-12-31|2026-12-31
holiday|Halloween 2027|2027-10-31|2027-10-31
easter|Easter|2026-04-05|2026-04-05
easter|Good Friday|2026-04-03|2026-04-03
easter|Easter Monday 2027|2027-03-29|2027-03-29
season_start|until the summer|2026-06-21|2026-06-21
season_start|before spring|2026-03-20|2026-03-20
season_start|till autumn|2026-09-23|2026-09-23
season|this summer|2026-06-21|2026-09-22
season|next winter|2026-12-21|2027-03-19
season|summer 2027|2027-06-21|2027-09-22
week_of_day|the week of the 20th|2026-03-16|2026-03-22
week_of_day|week commencing Monday 9|2026-03-09|2026-03-15
week_of_day|week beginning the 5th|2026-03-02|2026-03-08
week_of|the week of 12 June|2026-06-08|2026-06-14
week_of|week commencing 4 May|2026-05-04|2026-05-10
week_of|w/c 20 April|2026-04-20|2026-04-26
"""
FR = """
day|demain matin|2026-03-04|2026-03-04
day|2main|2026-03-04|2026-03-04
day|après-demain|2026-03-05|2026-03-05
day|hier|2026-03-02|2026-03-02
day|avant hier|2026-03-01|2026-03-01
day|ce soir|2026-03-03|2026-03-03
weekday|vendredi|2026-03-06|2026-03-06
weekday|ce dimanche|2026-03-08|2026-03-08
weekday|lundi matin|2026-03-09|2026-03-09
weekday_of|vendredi de la semaine prochaine|2026-03-13|2026-03-13
weekday_of|la semaine prochaine, mardi|2026-03-10|2026-03-10
weekday_of|jeudi de cette semaine|2026-03-05|2026-03-05
weekday_after|vendredi prochain|2026-03-06|2026-03-06
weekday_after|mardi qui vient|2026-03-10|2026-03-10
weekday_after|le prochain samedi|2026-03-07|2026-03-07
weekday_before|vendredi dernier|2026-02-27|2026-02-27
weekday_before|mardi dernier|2026-02-24|2026-02-24
weekday_before|dimanche passé|2026-03-01|2026-03-01
weekday_later|vendredi en huit|2026-03-13|2026-03-13
weekday_later|lundi en quinze|2026-03-23|2026-03-23
weekday_later|jeudi en 8|2026-03-12|2026-03-12
offset|sous 3 à 5 jours|2026-03-08|2026-03-08
offset|dans deux ou trois semaines|2026-03-24|2026-03-24
numeric|vendredi 13/03|2026-03-13|2026-03-13
numeric|le 5/6|2026-06-05|2026-06-05
offset|dans dix jours|2026-03-13|2026-03-13
offset|d'ici trois semaines|2026-03-24|2026-03-24
offset|sous 48h|2026-03-05|2026-03-05
offset_for|pour trois mois|2026-06-03|2026-06-03
offset_for|pendant deux semaines|2026-03-17|2026-03-17
date_of|le 31 mai de l'année prochaine|2027-05-31|2027-05-31
date_of|9 juin l'an prochain|2027-06-09|2027-06-09
date_of|le 2 juin de l'an dernier|2025-06-02|2025-06-02
month_of|en mai de l'année prochaine|2027-05-01|2027-05-31
month_of|janvier l'an prochain|2027-01-01|2027-01-31
month_of|octobre de l'année dernière|2025-10-01|2025-10-31
offset_more|encore dix jours|2026-03-13|2026-03-13
offset_more|pour quatre semaines encore|2026-03-31|2026-03-31
offset_more|plus que cinq jours|2026-03-08|2026-03-08
offset_more|deux semaines supplémentaires|2026-03-17|2026-03-17
offset_more|il me reste trois jours|2026-03-06|2026-03-06
offset|dans à peine trois semaines|2026-03-24|2026-03-24
offset|dans un peu plus d'un mois|2026-04-03|2026-04-03
offset_for|valable 10 jours|2026-03-13|2026-03-13
offset_bare|en une année|2027-03-03|2027-03-03
offset_bare|en trois semaines|2026-03-24|2026-03-24
offset_bare|en deux mois|2026-05-03|2026-05-03
offset_from|trois semaines après demain|2026-03-25|2026-03-25
offset_from|deux jours à compter de demain|2026-03-06|2026-03-06
offset_from|deux semaines à partir de lundi|2026-03-23|2026-03-23
span|les deux prochaines semaines|2026-03-03|2026-03-17
span|les 10 prochains jours|2026-03-03|2026-03-13
span|pendant les trois prochains mois|2026-03-03|2026-06-03
ago|il y a trois jours|2026-02-28|2026-02-28
ago|ya deux ans|2024-01-01|2024-12-31
ago|il y a deux mois|2026-01-01|2026-01-31
period|cette semaine|2026-03-02|2026-03-08
period|le mois prochain|2026-04-01|2026-04-30
period|l'année dernière|2025-01-01|2025-12-31
period|ce week-end|2026-03-07|2026-03-08
period|le trimestre prochain|2026-04-01|2026-06-30
period_work|cette semaine de travail|2026-03-02|2026-03-06
period_work|cette semaine ouvrée|2026-03-02|2026-03-06
edge|à la fin du mois|2026-03-31|2026-03-31
edge|fin de semaine prochaine|2026-03-15|2026-03-15
edge|fin d'année|2026-12-31|2026-12-31
edge_month|fin avril|2026-04-30|2026-04-30
edge_month|début juin|2026-06-01|2026-06-10
edge_month|mi-mars|2026-03-11|2026-03-20
edge_year|fin 2027|2027-12-31|2027-12-31
edge_year|début 2028|2028-01-01|2028-05-01
edge_year|fin 2026|2026-12-31|2026-12-31
edge_quarter|fin T2|2026-06-30|2026-06-30
edge_quarter|fin du t3|2026-09-30|2026-09-30
edge_quarter|fin t4 2026|2026-12-31|2026-12-31
edge_season|fin de l'été|2026-09-22|2026-09-22
edge_season|début automne|2026-09-23|2026-10-21
edge_season|fin de l'hiver|2026-03-19|2026-03-19
month_day|le 13|2026-03-13|2026-03-13
month_day|le vendredi 13|2026-03-13|2026-03-13
month_day|jusqu'au 28|2026-03-28|2026-03-28
month_day_of|le 5 du mois prochain|2026-04-05|2026-04-05
month_day_of|le 9 de ce mois|2026-03-09|2026-03-09
month_day_of|le 21 du mois prochain|2026-04-21|2026-04-21
date|4 mai|2026-05-04|2026-05-04
date|le 1er juin|2026-06-01|2026-06-01
date|le 1er mars|2026-03-01|2026-03-01
date|21 juin 2027|2027-06-21|2027-06-21
date|vingt-trois mai|2026-05-23|2026-05-23
numeric|15/04/2026|2026-04-15|2026-04-15
numeric|2026-04-15|2026-04-15|2026-04-15
numeric|31.12.2026|2026-12-31|2026-12-31
day_range|du 3 au 9 juin|2026-06-03|2026-06-09
day_range|novembre 18-19|2026-11-18|2026-11-19
day_range|entre le 2 et le 7 février 2027|2027-02-02|2027-02-07
day_range_of|du 4 au 22 de ce mois|2026-03-04|2026-03-22
day_range_bare|du 5 au 9|2026-03-05|2026-03-09
day_range_bare|du lundi 9 au vendredi 13|2026-03-09|2026-03-13
day_range_bare|entre le 10 et le 12|2026-03-10|2026-03-12
day_range_of|entre le 10 et le 12 de ce mois|2026-03-10|2026-03-12
day_range_of|du 4 au 8 du mois prochain|2026-04-04|2026-04-08
month_range|de mars à mai|2026-03-01|2026-05-31
month_range|de novembre à février|2026-11-01|2027-02-28
month_range|entre juillet et août|2026-07-01|2026-08-31
month|en mai|2026-05-01|2026-05-31
month|jusqu'en octobre|2026-10-01|2026-10-31
month|mai 2027|2027-05-01|2027-05-31
month_next|mai prochain|2026-05-01|2026-05-31
month_next|en décembre prochain|2026-12-01|2026-12-31
month_next|mars prochain|2027-03-01|2027-03-31
month_last|mai dernier|2025-05-01|2025-05-31
month_last|août dernier|2025-08-01|2025-08-31
month_last|en janvier dernier|2026-01-01|2026-01-31
nth_month|le troisième mois de 2027|2027-03-01|2027-03-31
nth_month|le 9e mois de l'année prochaine|2027-09-01|2027-09-30
nth_month|le premier mois de 2028|2028-01-01|2028-01-31
nth_weekday|le premier vendredi de juillet|2026-07-03|2026-07-03
nth_weekday|le dernier lundi de mai|2026-05-25|2026-05-25
nth_weekday|le deuxième mardi d'avril|2026-04-14|2026-04-14
nth_weekday_of|le premier lundi du mois prochain|2026-04-06|2026-04-06
nth_weekday_of|le deuxième vendredi du mois prochain|2026-04-10|2026-04-10
nth_weekday_of|le dernier vendredi de ce mois|2026-03-27|2026-03-27
nth_week|la deuxième semaine de mai|2026-05-11|2026-05-17
nth_week|le dernier week-end de juin|2026-06-27|2026-06-28
nth_week|la première semaine de juillet|2026-06-29|2026-07-05
nth_week_of|la première semaine du mois prochain|2026-03-30|2026-04-05
nth_week_of|le dernier week-end de ce mois|2026-03-28|2026-03-29
nth_week_of|la deuxième semaine de ce mois|2026-03-09|2026-03-15
days_of|les trois premiers jours d'avril|2026-04-01|2026-04-03
days_of|les deux dernières semaines de mai|2026-05-18|2026-05-31
days_of|les derniers 3 jours de juin|2026-06-28|2026-06-30
days_of_month|les quatre premiers jours du mois prochain|2026-04-01|2026-04-04
days_of_month|les dix derniers jours de ce mois|2026-03-22|2026-03-31
days_of_month|les deux dernières semaines du mois prochain|2026-04-17|2026-04-30
date|la veille du 20 mars|2026-03-19|2026-03-19
date|deux semaines après le 20 mars|2026-04-03|2026-04-03
date|le vendredi après le 20 mars|2026-03-27|2026-03-27
date|la semaine avant le 20 mars|2026-03-09|2026-03-15
month_day|le lendemain du 20|2026-03-21|2026-03-21
easter|l'avant-veille de Pâques|2026-04-03|2026-04-03
easter|le week-end avant Pâques|2026-03-28|2026-03-29
easter|la semaine après Pâques|2026-04-06|2026-04-12
holiday|le surlendemain de Noël|2026-12-27|2026-12-27
month_day|le concert du 27 est|2026-03-27|2026-03-27
year|en 2027|2027-01-01|2027-12-31
year|jusqu'en 2030|2030-01-01|2030-12-31
year|d'ici 2028|2028-01-01|2028-12-31
quarter|T3|2026-07-01|2026-09-30
quarter|t4 2027|2027-10-01|2027-12-31
quarter|le deuxième trimestre|2026-04-01|2026-06-30
holiday|Noël|2026-12-25|2026-12-25
holiday|le réveillon du nouvel an|2026-12-31|2026-12-31
holiday|Halloween 2027|2027-10-31|2027-10-31
easter|Pâques|2026-04-05|2026-04-05
easter|lundi de Pâques 2027|2027-03-29|2027-03-29
easter|l'Ascension|2026-05-14|2026-05-14
season_start|jusqu'à l'été|2026-06-21|2026-06-21
season_start|avant le printemps|2026-03-20|2026-03-20
season_start|d'ici l'automne|2026-09-23|2026-09-23
season|cet été|2026-06-21|2026-09-22
season|l'hiver prochain|2026-12-21|2027-03-19
season|été 2027|2027-06-21|2027-09-22
week_of_day|la semaine du 20|2026-03-16|2026-03-22
week_of_day|semaine du lundi 9|2026-03-09|2026-03-15
week_of_day|la semaine du 5|2026-03-02|2026-03-08
week_of|la semaine du 12 juin|2026-06-08|2026-06-14
week_of|semaine du 4 mai|2026-05-04|2026-05-10
week_of|semaine du lundi 20 avril|2026-04-20|2026-04-26
"""
# No date at all, though each is near to one: habits, lengths of time, idioms, names, numbers.
EN_NONE = """
every Friday|on Tuesdays and Thursdays|Monday to Friday|every other weekend|twice a week|each spring|every year on 1 May
Tuesday and Thursday mornings|the first Monday of every month|the last weekend of the month|on the 1st of each month|weekdays|Sunday mornings|annually|every 14 February|every single day
a ten-year-old|I read it in two days|I have known her for ten years|I practise for two hours|the last few weeks
day after day|up to date|one day|these days|at the end of the day|have a nice weekend|good morning|in the summer
May I ask|this may be right|you might march|the 4th floor|room 12|a 1:1 meeting|8/1.5|call 000 111 82-2100|30/4.85
version 2.1.30|the code is 133-03-03-2020|31 February|the 45th|Sat down|second hand|my friend April|the end of the line|the day I met her|on the previous day|her last day
"""
FR_NONE = """
tous les vendredis|ts les lundis|le mardi et le jeudi|du lundi au vendredi|un week-end sur deux|deux fois par semaine
chaque printemps|chaque année au 1er mai|le premier lundi du mois|le dernier week-end du mois|le 1er de chaque mois|les dimanches matin|tous les 14 juillet
j'ai trois ans et demi|je l'ai lu en deux jours|je cours 10 km en une heure|ces trois dernières semaines|quotidiennement
jour après jour|mise à jour|un jour|de nos jours|ordre du jour|bonne semaine|bonne nuit|en hiver|joyeux Noël
le 2 est mon chiffre préféré|le numéro 17|2-4 personnes|8/1,5|Tél. : 000 111 82-2100|à demain !|6,45%
Mon tram est le 7|Je prends maintenant le 9|Mon casier est désormais le 21
version 2.1.30|le code est 133-03-03-2020|31 février|le 45|mais oui|la mer|l'est de la France|il ira bien|sept personnes
"""


# What is counted from the date before it: rule | text | first day | last day of the last date in it.
THEN = {
    "en": """
nights|from 9 April, three nights|2026-04-09|2026-04-12
nights|from 9 April for 2 nights|2026-04-09|2026-04-11
nights|we land on Good Friday, one night|2026-04-03|2026-04-04
days_then|on 9 April, and two days later|2026-04-11|2026-04-11
days_then|on 9 April, a week later|2026-04-16|2026-04-16
days_then|on 9 April, three days after that|2026-04-12|2026-04-12
weekday_then|from 9 April, and on the Monday|2026-04-13|2026-04-13
weekday_then|we land on 9 April and leave on Sunday|2026-04-12|2026-04-12
weekday_then|this Sunday, and the Thursday|2026-03-12|2026-03-12
day|we land on 9 April and leave the next day|2026-04-10|2026-04-10
days_from|from 9 April for five days|2026-04-09|2026-04-13
""",
    "fr": """
nights|du 9 avril, trois nuits|2026-04-09|2026-04-12
nights|dès le 9 avril pour 2 nuits|2026-04-09|2026-04-11
nights|on arrive Vendredi saint, une nuit|2026-04-03|2026-04-04
days_then|le 9 avril, et deux jours plus tard|2026-04-11|2026-04-11
days_then|le 9 avril, une semaine plus tard|2026-04-16|2026-04-16
days_then|le 9 avril puis trois jours après|2026-04-12|2026-04-12
weekday_then|le 9 avril, et le lundi|2026-04-13|2026-04-13
weekday_then|on arrive le 9 avril et on repart dimanche|2026-04-12|2026-04-12
weekday_then|ce dimanche, et le jeudi|2026-03-12|2026-03-12
day|on arrive le 9 avril et on repart le lendemain|2026-04-10|2026-04-10
days_from|à partir du 9 avril pour cinq jours|2026-04-09|2026-04-13
""",
}


def rows(table: str) -> list[list[str]]:
    return [line.split("|") for line in table.strip().split("\n")]


@pytest.mark.parametrize(("rule", "text", "first", "last"), rows(EN))
def test_english_expressions(rule: str, text: str, first: str, last: str) -> None:
    (moment,) = moments(f"Well, {text}.", SAID, "Europe/Paris", "en")
    assert (moment.rule, str(moment.first), str(moment.last)) == (rule, first, last)


@pytest.mark.parametrize(("rule", "text", "first", "last"), rows(FR))
def test_french_expressions(rule: str, text: str, first: str, last: str) -> None:
    (moment,) = moments(text, SAID, "Europe/Paris", "fr")
    assert (moment.rule, str(moment.first), str(moment.last)) == (rule, first, last)


@pytest.mark.parametrize(
    ("language", "rule", "text", "first", "last"), [(code, *row) for code, table in THEN.items() for row in rows(table)]
)
def test_what_is_counted_from_the_date_before_it(language: str, rule: str, text: str, first: str, last: str) -> None:
    moment = moments(text, SAID, "Europe/Paris", language)[-1]
    assert (moment.rule, str(moment.first), str(moment.last)) == (rule, first, last)


@pytest.mark.parametrize(
    ("language", "text", "last"),
    [
        ("en", "three nights from 9 April", "2026-04-12"),
        ("en", "I have two weeks before 20 March", "2026-03-20"),
        ("en", "Dad lands on 9 April, and I pack on Friday", "2026-03-06"),
        ("en", "I met her on 9 February and the Monday was cold", "2026-03-02"),
        ("fr", "trois nuits à partir du 9 avril", "2026-04-12"),
        ("fr", "il nous reste deux semaines avant le 20 mars", "2026-03-20"),
        ("fr", "Papa arrive le 9 avril, et je range vendredi", "2026-03-06"),
    ],
)
def test_a_date_close_by_is_not_always_what_another_is_counted_from(language: str, text: str, last: str) -> None:
    assert last in {str(moment.last) for moment in moments(text, SAID, "Europe/Paris", language)}


@pytest.mark.parametrize("text", [text for row in rows(EN_NONE) for text in row])
def test_english_that_is_no_date(text: str) -> None:
    assert moments(text, SAID, "Europe/Paris", "en") == ()


@pytest.mark.parametrize("text", [text for row in rows(FR_NONE) for text in row])
def test_french_that_is_no_date(text: str) -> None:
    assert moments(text, SAID, "Europe/Paris", "fr") == ()


@pytest.mark.parametrize("text", [text for _, text, *_ in rows(FR)])
def test_french_needs_no_accents(text: str) -> None:
    plain = moments(fold(text), SAID, "Europe/Paris", "fr")
    assert [(m.first, m.last) for m in plain] == [(m.first, m.last) for m in moments(text, SAID, "Europe/Paris", "fr")]


@pytest.mark.parametrize(
    ("language", "rule", "text"),
    [(code, rule, text) for code, table in date_shapes.NEAR.items() for rule, *texts in rows(table) for text in texts],
)
def test_what_comes_near_a_date_is_none_of_that_shape(language: str, rule: str, text: str) -> None:
    assert rule not in {moment.rule for moment in moments(text, SAID, "Europe/Paris", language)}


@pytest.mark.parametrize(("language", "table"), date_shapes.NEAR.items())
def test_every_shape_has_three_texts_that_come_near_it(language: str, table: str) -> None:
    used = {shape.rule for shape, _ in patterns(language)} - {"none", "recurring"}
    assert {rule: len(set(texts)) for rule, *texts in rows(table)} == dict.fromkeys(used, 3)


def test_every_language_that_has_endings_has_texts_that_come_near_its_dates() -> None:
    assert set(ENDINGS) <= set(date_shapes.NEAR)
    assert set(ENDINGS) == set(date_shapes.PASSED_OVER)


@pytest.mark.parametrize(
    ("language", "rule", "text", "wanted"),
    [
        (code, rule, text, place == 0)
        for code, rules in date_shapes.PASSED_OVER.items()
        for rule, both in rules.items()
        for place in (0, 1)
        for text in both[place].split("|")
    ],
)
def test_idioms_and_habits_are_passed_over_and_what_comes_near_them_is_read(
    language: str, rule: str, text: str, wanted: bool
) -> None:
    assert (moments(text, SAID, "Europe/Paris", language) == ()) is wanted
    seen = any(pattern.search(aligned(text)) for shape, pattern in patterns(language) if shape.rule == rule)
    assert seen or not wanted


@pytest.mark.parametrize("language", date_shapes.PASSED_OVER)
def test_what_is_passed_over_has_three_of_either_kind(language: str) -> None:
    rules = date_shapes.PASSED_OVER[language]
    assert set(rules) == {shape.rule for shape, _ in patterns(language)} & {"none", "recurring"}
    assert [len(set(texts.split("|"))) for both in rules.values() for texts in both] == [3, 3, 3, 3]


@pytest.mark.parametrize(("language", "table"), [("en", EN), ("fr", FR)])
def test_every_rule_has_its_fixtures(language: str, table: str) -> None:
    used = {shape.rule for shape, _ in patterns(language)} - {"none", "recurring"}
    tested = [rule for rule, *_ in [*rows(table), *rows(THEN[language])]]
    assert {rule for rule in used if tested.count(rule) < 3} <= {"period_work"}  # French has two ways to say it
    assert used <= reckoning.RULES


@pytest.mark.parametrize("language", ENDINGS)
def test_every_word_is_folded_and_every_cue_compiles(language: str) -> None:
    pack = ENDINGS[language]
    names = [
        *pack.weekday_abbreviations,
        *pack.month_abbreviations,
        *pack.numbers,
        *pack.ordinals,
        *pack.seasons,
        *pack.holidays,
    ]
    assert [name for name in names if name != fold(name)] == []
    cues = [pack.until, pack.since, pack.starts, pack.after, pack.denied, pack.past, pack.future, pack.booking, *pack.waiting]
    assert all(re.compile(spaced(cue)) for cue in cues)


def test_a_table_without_the_word_says_so() -> None:
    with pytest.raises(KeyError):
        value({"a": 1}, "b")


def test_other_languages_read_plain_dates_only() -> None:
    assert endings_for("it") is endings_for("xx")
    for language, text in (("de", "am 5. April 2026"), ("es", "el 5 de abril de 2026"), ("it", "il 5 aprile 2026"),
                           ("pt", "5 de abril de 2026"), ("de", "5.4.2026"), ("zh", "2026-04-05见")):  # fmt: skip
        (moment,) = moments(text, SAID, "Europe/Paris", language)
        assert str(moment.last) == "2026-04-05", text
    assert moments("morgen, mañana, domani, amanhã", SAID, "Europe/Paris", "it") == ()
