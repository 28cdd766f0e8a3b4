import ast
from functools import lru_cache
from pathlib import Path

import souvenance
from souvenance.core.analyse import analyse
from souvenance.core.caches import empty_caches, of_texts
from souvenance.core.postings import term_key

# What these keep is made of the data files of languages, of days, or of hashes of no words.
OF_NO_TEXTS = {
    ("clauses", "_compiled"), ("stemmers", "stemmer"), ("past", "_cue"), ("past", "_joint"), ("signals", "_set"),
    ("lenient", "_ends"), ("expiry", "_waiting"), ("expiry", "_for_a_life"), ("shapes", "_cues"), ("moments", "_apart"), ("finding", "_day_cue"), ("habits", "_glued"), ("habits", "_units"),
    ("habits", "_weekdays"), ("habits", "_yearly"), ("beside", "_leading"),
    ("dates", "_day_terms"), ("dates", "_named_pattern"), ("identity", "_instant"), ("lexemes", "carriers_of"), ("lexemes", "_caseless"),
    ("lexemes", "_phrase_shape"), ("shapes", "cue_before"), ("moments", "_leading"), ("shapes", "patterns"),
    ("shapes", "pattern_of"), ("shapes", "anchors"), ("shapes", "spaced"), ("tense", "_tense"), ("tense", "_clause"),
    ("labels", "_telling"), ("labels", "_owners"), ("labels", "placing"), ("sentences", "_compiled"),
    ("quantities", "_one"), ("quantities", "_calendar"), ("lexicon", "lexicon"), ("lexicon", "rules_for"), ("lexicon", "kinds_of"),
    ("concepts", "_vocabulary"), ("concepts", "_index"), ("concepts", "_compiled_marks"), ("compressing", "_splitter"),
    ("constraints", "_pattern"), ("framing", "_patterns"), ("parts", "_compiled"), ("concepts", "_words_of"), ("couples", "_compiled"), ("couples", "partners_of"), ("outcomes", "_verbs"), ("polarity", "_ends_of_reach"),
}  # fmt: skip


def test_an_emptied_cache_holds_no_word():
    analyse("Quetzalina", "en")
    term_key("quetzalina")
    assert empty_caches() >= 3
    assert term_key.cache_info().currsize == 0


def test_a_marked_cache_is_emptied():
    @of_texts
    @lru_cache
    def kept(text: str) -> str:
        return text

    kept("word")
    empty_caches()
    assert kept.cache_info().currsize == 0


def test_every_cache_of_the_core_is_one_that_is_emptied_or_holds_no_words():
    for path in (Path(souvenance.__file__).parent / "core").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                marks = [ast.unparse(mark) for mark in node.decorator_list]
                if any(mark.startswith("lru_cache") for mark in marks):
                    known = (path.stem, node.name) in OF_NO_TEXTS
                    assert known != ("of_texts" in marks), f"{path.stem}.{node.name}: does it hold people's words?"
            elif isinstance(node, ast.Assign) and "lru_cache" in ast.unparse(node.value):
                assert ast.unparse(node.value).startswith("of_texts("), f"{path.stem}: {ast.unparse(node)}"
