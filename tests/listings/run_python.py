"""Runs a Python listing and prints, for each n, its solutions and the labels of the lines it executes.

Reads {"text": program, "labels": [label or null per line], "sizes": [n, ...]} and writes
[{"solutions": [...], "labels": [...]}, ...], both as JSON.
"""
import json
import sys

NAME = "listing.py"


def traced(solve, n, label_of_line):
    executed = []

    def in_listing(frame, event, _):
        if event == "line":
            executed.append(label_of_line[frame.f_lineno - 1])
        return in_listing

    def on_call(frame, event, _):
        return in_listing if frame.f_code.co_filename == NAME else None

    sys.settrace(on_call)
    solutions = solve(n)
    sys.settrace(None)
    return {"solutions": solutions, "labels": [label for label in executed if label]}


def main():
    listing = json.load(sys.stdin)
    names = {}
    exec(compile(listing["text"], NAME, "exec"), names)
    json.dump([traced(names["solve"], n, listing["labels"]) for n in listing["sizes"]], sys.stdout)


main()
