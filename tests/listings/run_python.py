"""Runs a Python listing and prints, for each n, its solutions and the labels of the lines it executes.

Reads {"text": program, "labels": [label or null per line], "sizes": [n, ...]} and writes
[{"solutions": [...], "labels": [...]}, ...], both as JSON.
"""
import ast
import json
import sys

NAME = "listing.py"


def first_lines_in(text):
    """Maps each continuation line of a simple statement to the statement's first line."""
    return {line: node.lineno
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.stmt) and not hasattr(node, "body")
            for line in range(node.lineno + 1, node.end_lineno + 1)}


def traced(solve, n, label_of_line, first_lines):
    executed = []

    def in_listing():
        # In a call over two lines, Python reports the first line again after evaluating its arguments.
        repeated = None

        def on_line(frame, event, _):
            nonlocal repeated
            if event == "line":
                if frame.f_lineno != repeated:
                    executed.append(label_of_line[frame.f_lineno - 1])
                repeated = first_lines.get(frame.f_lineno)
            return on_line

        return on_line

    def on_call(frame, event, _):
        return in_listing() if frame.f_code.co_filename == NAME else None

    sys.settrace(on_call)
    solutions = solve(n)
    sys.settrace(None)
    return {"solutions": solutions, "labels": [label for label in executed if label]}


def main():
    listing = json.load(sys.stdin)
    first_lines = first_lines_in(listing["text"])
    names = {}
    exec(compile(listing["text"], NAME, "exec"), names)
    json.dump([traced(names["solve"], n, listing["labels"], first_lines) for n in listing["sizes"]], sys.stdout)


main()
