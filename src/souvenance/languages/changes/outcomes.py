"""Verbs that say what became of a thing: sold, died, repaired, arrived, in the forms in which people tell it afterwards.

Data only. Words are folded. A verb may want one of some words behind it, joined by "/": "gave/away/up" is "gave … away" or
"gave up …". Of French participles the masculine singular stands for all four.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from souvenance.languages.pack import words

Verbs = Mapping[str, frozenset[str]]  # a verb -> the words of which one stands behind it; none: it needs none


def _verbs(text: str) -> Verbs:
    found: dict[str, frozenset[str]] = {}
    for verb, *behind in (one.split("/") for one in text.split()):
        found[verb] = found.get(verb, frozenset()) | frozenset(behind)
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeWords:
    """What one language brings to the reading of outcomes."""

    gone: Verbs = field(default_factory=dict)  # done to a thing: it is no longer had, done or used
    gone_itself: Verbs = field(default_factory=dict)  # the same of their subject: "expired", "moved out"
    dead: Verbs = field(default_factory=dict)  # done to whom or what lived: "buried"
    dead_itself: Verbs = field(default_factory=dict)  # "died", "passed away"
    lost: Verbs = field(default_factory=dict)  # done to who has a name, it says the same: "we lost Clover"
    settled: Verbs = field(default_factory=dict)  # done to what was open or in trouble: "repaired", "paid off", "received"
    settled_itself: Verbs = field(default_factory=dict)  # "arrived", "healed", "is done"
    is_gone: frozenset[str] = frozenset()  # the same, straight behind "is" alone: "is over"
    is_dead: frozenset[str] = frozenset()
    is_settled: frozenset[str] = frozenset()
    runs_on: frozenset[str] = frozenset()  # behind such a word, it says something else: "is back to", "is over the"
    copulas: frozenset[str] = frozenset()
    closes: frozenset[str] = frozenset()  # behind such a word where "'s" before it is a verb: "Mum's home from"
    mourning: frozenset[str] = frozenset()  # nouns that say somebody is dead: "funeral"
    behind_mourning: frozenset[str] = frozenset()  # between such a noun and whom it is of
    passive: frozenset[str] = frozenset()  # before a participle that tells of its subject
    active: frozenset[str] = frozenset()  # straight before a participle that tells of its object, where the language wants one
    reflexive: frozenset[str] = frozenset()  # before such an auxiliary, what is done is done to oneself
    present: frozenset[str] = frozenset()  # of the verbs, those told without an auxiliary though participles want one
    causative: frozenset[str] = frozenset()  # "got the roof fixed": the thing stands between
    stays: frozenset[str] = frozenset()  # before a verb that has not happened, or an adjective: "to", "a", "not"
    parts: frozenset[str] = frozenset()  # of what is settled, they are no thing themselves: "the results of the biopsy"
    instalments: frozenset[str] = frozenset()  # the same where one of ``last`` stands: "the last payment on the loan"
    last: frozenset[str] = frozenset()
    person: frozenset[str] = frozenset()  # whom a statement is never about: "you"
    fresh: frozenset[str] = frozenset()  # before a thing that was not spoken of yet: "a", "another"
    skipped: frozenset[str] = frozenset()  # between a verb and its thing
    starts: frozenset[str] = frozenset()  # verbs of beginning or coming by that a sentence without a subject begins with
    pasts: Mapping[str, str] = field(default_factory=dict)  # a past form that has another stem -> the form that is denied
    endings: tuple[str, ...] = ()  # of participles, cut off to look them up


_EN = OutcomeWords(
    gone=_verbs("""
        sold resold auctioned rehomed scrapped binned donated ditched dumped axed cancelled canceled unsubscribed uninstalled
        demolished dismantled felled totalled totaled evicted sacked fired decommissioned discontinued shelved abandoned scuppered
        outgrown revoked terminated disbanded dissolved stolen nicked pinched
        traded/in/for gave/away/back/up/to given/away/back/up/to threw/out/away thrown/out/away chucked/out/away tossed/out/away
        took/down taken/down tore/down/out torn/down/out ripped/out knocked/down/on cut/down chopped/down/off
        shut/down closed/down called/off wrote/off written/off handed/back/over packed/in kicked/out signed/over pulled/down
        came/off come/off moved/on weaned/off got/rid/shot gotten/rid struck/off crossed/off shaved/off
        swore/off sworn/off grew/out grown/out wound/down/up
    """),
    gone_itself=_verbs("""
        expired disbanded folded collapsed lapsed
        fell/through fallen/through came/off moved/out conked/out packed/up/in gave/up/out bit/the closed/down shut/down went/bust/under/bankrupt
        ran/away/out burned/down burnt/down blew/down/away/up
    """),
    is_gone=words("over gone off closed discontinued scrapped finished kaput"),
    dead=_verbs("buried cremated euthanised euthanized put/down/sleep run/over killed"),
    lost=_verbs("lost"),
    dead_itself=_verbs("died perished passed/away/on slipped/away"),
    is_dead=words("dead"),
    settled=_verbs("""
        fixed repaired mended sorted patched cured resolved solved cleared cleaned emptied tidied unblocked
        finished completed submitted delivered received unpacked wrapped/up
        passed failed aced sat flunked ran handed/in sent/in/off picked/up
        approved granted refused rejected denied accepted declined signed issued published released shipped merged deployed launched
        paid repaid settled got/back shook/off shaken/off got/over gotten/over recovered/from
        found bought landed secured bagged made/payment/instalment/instalments pushed/fix
    """),
    settled_itself=_verbs("""
        arrived healed recovered landed
        came/through/back/in/today/yesterday/this come/through/back/in turned/up went/through gone/away went/away works/again/now
        working/again running/again healed/up cleared/up
    """),
    is_settled=words(
        "done complete ready fixed mended better cured finished over sorted square zero home back gone closed clear"
    ),
    mourning=words("funeral wake cremation ashes obituary"),
    behind_mourning=words("of for"),
    copulas=words("is are was were s re been be all now finally"),
    closes=words("from now again today finally since at last and"),
    runs_on=words("up down to for of with about on in the a by as my our his her"),
    passive=words("is are was were been be got gets getting s re being ve has have had"),
    causative=words("got had getting"),
    stays=words("""
        to will ll would can could should d gonna must may might don didn doesn not never isn wasn t a an the my our his her their almost nearly if when once
        can't won't cannot haven hasn nobody
    """),
    person=words("you u your who"),
    parts=words("test tests exam exams results result letter application appointment interview last final fix patch"),
    instalments=words("payment payments instalment instalments"),
    last=words("last final"),
    starts=words("bought got started learned learnt adopted picked took taught signed treated passed swam drove rode"),
    pasts={
        past: verb
        for verb, *pasts in (
            one.split("/")
            for one in "drive/drove/driven swim/swam/swum ride/rode/ridden sing/sang/sung speak/spoke/spoken sew/sewn fly/flew/flown eat/ate/eaten "
            "drink/drank/drunk write/wrote/written dive/dove run/ran".split()
        )
        for past in pasts
    },
    fresh=words("a an another some"),
    skipped=words(
        "my our the all both his her its their off out up away down in back rid shot of from on over fix for to last final first some any old poor own"
    ),
)
_FR = OutcomeWords(
    gone=_verbs("""
        vendu revendu jete donne/a/au/aux largue plaque resilie annule supprime desinstalle retire enleve demonte demoli detruit abattu
        abandonne vire licencie congedie expulse dissous vole bazarde brade legue debarrasse rendu
        couche mis/fin/terme/casse/rebut envoye/casse
    """),
    gone_itself=_verbs("""
        parti expire ferme tombe/eau rendu/ame lache demenage disparu effondre brule crame envole annule dissous
    """),
    is_gone=words(
        "foutu foutue fini finie finis finies termine terminee fichu fichue casse cassee supprime supprimee resilie resiliee clos close"
    ),
    dead=_verbs("enterre inhume incinere pique euthanasie"),
    lost=_verbs("perdu"),
    dead_itself=_verbs("mort decede eteint parti/paisiblement/rejoindre disparu"),
    settled=_verbs("""
        repare regle resolu corrige soigne gueri vide range nettoye trie debouche retabli fini termine acheve boucle soumis livre recu recupere depose
        approuve accorde accepte valide refuse rejete signe delivre publie merge deploye
        paye rembourse solde apure rendu trouve achete degote deniche decroche obtenu eu reussi rate couru
    """),
    settled_itself=_verbs("""
        arrive gueri termine regle parti acheve livre repare corrige valide revenu rentre retabli
        tourne/horloge/nouveau marche/nouveau fonctionne/nouveau remarche refonctionne
    """),
    is_settled=words("fini finie finis finies termine terminee prete pret prets pretes solde soldee"),
    copulas=words("est sont c etait etaient a ete enfin tout toute bel et bien maintenant"),
    runs_on=words("de d du a au aux par en"),
    mourning=words("obseques enterrement funerailles inhumation cremation"),
    behind_mourning=words("de du d des"),
    passive=words("est sont ete etait etaient suis sommes s"),
    reflexive=words("s se m me t te nous vous"),
    present=words("tourne marche fonctionne remarche refonctionne"),
    active=words("ai a as avons avez ont jai avait"),
    stays=words(
        "pas jamais un une le la les l mon ma mes si quand sera seront serait serais va vont vais etre avoir presque failli"
    ),
    person=words("tu te t vous toi qui"),
    parts=words(
        "examen examens concours resultat resultats courrier lettre dossier demande rendez-vous derniere dernier correctif"
    ),
    instalments=words("mensualite mensualites echeance echeances traite versement"),
    last=words("derniere dernier dernieres derniers"),
    pasts={"conduit": "conduis", "cousu": "couds", "ecrit": "ecris", "bu": "bois"},
    fresh=words("un une autre des quelques"),
    skipped=words(
        "mon ma mes notre nos le la les l son sa ses leur leurs de d du a au aux tomber fin casse tout toute tous toutes les enfin vieux vieille ce cette"
    ),
    endings=("es", "e", "s"),
)
OUTCOMES: Mapping[str, OutcomeWords] = MappingProxyType({"en": _EN, "fr": _FR})
_NONE = OutcomeWords()


def outcomes_for(language: str) -> OutcomeWords:
    """The words of outcomes of an ISO 639-1 code, or none at all."""
    return OUTCOMES.get(language, _NONE)
