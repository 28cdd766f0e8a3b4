"""The verbs of a view, by what they do. What reads statements compiles patterns of every language: it is imported in a verb."""
