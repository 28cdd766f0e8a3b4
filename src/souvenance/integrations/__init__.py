"""Doors to other programs' data and interfaces; each one translates and keeps nothing."""
