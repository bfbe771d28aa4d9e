"""Runs a Python program and writes down which of its values changed at each line: `from python.program import run`."""
