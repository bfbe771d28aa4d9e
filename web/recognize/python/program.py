"""Runs a program as a person would run it, and traces it.

`run(options, write)` is what others call. Options: `source`, `n`, `input` (lines that answer the program, the size if there
are none), `arguments` (the size if they are not given), `slots`, `sizes`, `lines`, `milliseconds` (see `tracer.Trace`). `write` takes text that holds whole records.
"""

import ast
import builtins
import contextlib
import inspect
import io
import itertools
import json
import re
import sys
import time
import traceback
import types

from .entry import entry_of
from .statements import changing_lines_in, stores_in
from .tracer import FILE, Over, Trace
from .values import RESULT_SIZE, Writer, attributes_of, dumps, is_own

MOST_KEPT = 40
MOST_YIELDED = 20_000
# Frames that stand below the program's own, so that it may go as deep as it could alone.
OWN_DEPTH = 60


class Output(io.TextIOBase):
    """Stands for `sys.stdout`."""

    encoding = "utf-8"

    def __init__(self, trace):
        self.trace = trace
        self.buffer = Bytes(self)

    def write(self, text):
        self.trace.print(str(text))
        return len(text)

    def reconfigure(self, **_):
        """Changes nothing: what is written stays text."""


class Bytes(io.RawIOBase):
    """Stands for `sys.stdout.buffer`."""

    def __init__(self, output):
        self.output = output

    def writable(self):
        return True

    def write(self, data):
        self.output.write(bytes(data).decode("utf-8", "replace"))
        return len(data)


def answer_to(prompt, n):
    """What a person would type: the square that a question gives as an example, otherwise the size."""
    square = re.search(r"\b([A-Ha-h][1-9])\b", prompt)
    return square.group(1) if square else str(n)


def answers(lines, n, trace):
    """Stands for `input`: gives the lines, then answers by itself."""
    left = iter(lines)

    def answer(prompt=""):
        text = str(prompt)
        trace.tell("I" + dumps(text))
        given = next(left, None)
        return answer_to(text, n) if given is None else given

    return answer


def calls_of(trace):
    """The functions by which a program can say what it does itself."""

    def say(kind):
        def call(*square):
            if len(square) != (0 if kind == "solution" else 2) or not all(type(each) is int for each in square):
                raise TypeError("%s takes %s" % (kind, "nothing" if kind == "solution" else "a row and a column, whole numbers from 0"))
            trace.tell(" ".join(["P" + kind, *map(str, square)]))

        return call

    return {kind: say(kind) for kind in ("test", "place", "remove", "solution")}


def listed(value):
    """The values of a generator or another iterator that a call returned; other values as they are."""
    if isinstance(value, types.GeneratorType) or (hasattr(value, "__next__") and hasattr(value, "__iter__")):
        return list(itertools.islice(value, MOST_YIELDED))
    return value


def tell_kept(names, before, trace):
    """Tells of the values that are left in global variables, in attributes of objects there, and in classes."""
    writer = Writer(RESULT_SIZE)
    left = MOST_KEPT

    def tell(path, value):
        nonlocal left
        if callable(value) or isinstance(value, types.ModuleType) or left <= 0:
            return
        text = writer.text(value)
        if text is not None:
            left -= 1
            trace.tell("K" + dumps(path) + " " + text)

    for name, value in list(names.items()):
        if name.startswith("__") or before.get(name) is value:
            continue
        if is_own(value):
            for attribute, each in attributes_of(value).items():
                tell([name, attribute], each)
        elif isinstance(value, type) and value.__module__ == "__main__":
            for attribute, each in value.__dict__.items():
                if not attribute.startswith("__") and not isinstance(each, (staticmethod, classmethod, property)):
                    tell([name, attribute], each)
        else:
            tell([name], value)


def tell_error(error, trace, source):
    """Tells of an error: the line of the program where it happened, its kind and message."""
    line = trace.line
    if isinstance(error, SyntaxError) and (error.filename == FILE or line == 0):
        line = error.lineno or 0
    else:
        lines = [each.lineno for each in traceback.extract_tb(error.__traceback__) if each.filename == FILE]
        line = lines[-1] if lines else 0
    message = error.msg if isinstance(error, SyntaxError) else str(error)
    told = {"line": line, "type": type(error).__name__, "message": message[:1000], "missing": missing_for(error)}
    if isinstance(error, IndexError) and source:
        told["index"] = bad_index(error, source)
    trace.tell("X" + dumps(told))


def bad_index(error, source):
    """The element that a list does not have: `{item, list, length}`; None if the variables do not show it."""
    frames = [(frame, line) for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == FILE]
    if not frames or frames[-1][0] is not [frame for frame, _ in traceback.walk_tb(error.__traceback__)][-1]:
        return None
    frame, line = frames[-1]
    known = {**frame.f_globals, **frame.f_locals}
    own = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Subscript) and each.lineno <= line <= each.end_lineno]
    for each in sorted(own, key=lambda node: (node.lineno, node.end_lineno, node.end_col_offset)):
        try:
            list_, index = value_of(each.value, known), value_of(each.slice, known)
        except (LookupError, TypeError, ValueError, ArithmeticError):
            continue
        if type(list_) is list and type(index) is int and not -len(list_) <= index < len(list_):
            name = ast.unparse(each.value)
            return {"item": "%s[%d]" % (name, index), "list": name, "length": len(list_)}
    return None


OPERATORS = {ast.Add: int.__add__, ast.Sub: int.__sub__, ast.Mult: int.__mul__}


def value_of(node, known):
    """The value of names, numbers, sums, elements and attributes, without running anything of the program."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return known[node.id]
    if isinstance(node, ast.Attribute):
        return attributes_of(value_of(node.value, known))[node.attr]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return int.__neg__(value_of(node.operand, known))
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        return OPERATORS[type(node.op)](value_of(node.left, known), value_of(node.right, known))
    if isinstance(node, ast.Subscript):
        list_, index = value_of(node.value, known), value_of(node.slice, known)
        if type(list_) is list and type(index) is int:
            return list_[index]
    raise ValueError


def missing_for(error):
    """The module or file that is not there for the program, or that needs what is not there; None if the error is its own."""
    if isinstance(error, ModuleNotFoundError):
        return error.name
    if isinstance(error, FileNotFoundError):
        return str(error.filename)
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    library = list(itertools.takewhile(lambda frame: frame.f_code.co_filename != FILE, reversed(frames)))
    names = [frame.f_globals.get("__name__", "").split(".")[0] for frame in reversed(library)]
    # A browser gives Python no threads, no processes and no event loop, and a server no window.
    lacks = type(error) in (OSError, NotImplementedError) or type(error).__name__ == "TclError" or str(error) == "can't start new thread" or "pyodide" in names
    return names[0] if names and lacks else None


def own_builtins(answer):
    """A copy of `builtins`, so that a program that replaces some changes nothing for others."""
    copy = types.ModuleType("builtins")
    copy.__dict__.update(vars(builtins), input=answer)
    return copy


def run_here(options, write):
    """The same as `run`, with the options as JSON."""
    run(json.loads(options), write)


def run(options, write):
    n = options["n"]
    limits = options.get("lines", 10_000_000), options.get("milliseconds", 10_000)
    trace = Trace(write, options.get("slots"), options.get("sizes") or [], *limits)
    trace.tell("n%d" % n)
    module = types.ModuleType("__main__")
    names = module.__dict__
    lines = options.get("input") or []
    own = own_builtins(answers(lines, n, trace))
    names.update(calls_of(trace), n=n, __builtins__=own)
    before = dict(names)
    arguments = options.get("arguments")
    if arguments is None:
        arguments = [str(n)]
    kept = {
        (sys, "stdout"): Output(trace), (sys, "stderr"): Output(trace), (sys, "stdin"): io.TextIOWrapper(io.BytesIO("".join(each + "\n" for each in lines or [str(n)]).encode())),
        (sys, "argv"): [FILE, *arguments], (time, "sleep"): lambda *_: None,
    }
    old = {(owner, name): getattr(owner, name) for owner, name in kept}
    modules, limit = {name: sys.modules.get(name) for name in ("__main__", "builtins")}, sys.getrecursionlimit()
    try:
        for (owner, name), value in kept.items():
            setattr(owner, name, value)
        sys.modules.update(__main__=module, builtins=own)
        sys.setrecursionlimit(1000 + OWN_DEPTH)
        perform(options, names, trace)
        trace.end_tracing()
        # A program may have put a stream with a buffer in its place, or closed it.
        with contextlib.suppress(Exception):
            sys.stdout.flush()
        tell_kept(names, before, trace)
        trace.tell("D")
    except Over:
        pass
    except MemoryError:
        trace.end_tracing()
        trace.tell("Tmemory")
    except BaseException as error:
        trace.end_tracing()
        if not trace.over:
            tell_kept(names, before, trace)
            tell_error(error, trace, options["source"])
    finally:
        trace.end_tracing()
        sys.setrecursionlimit(limit)
        sys.modules.update(modules)
        for (owner, name), value in old.items():
            setattr(owner, name, value)
        trace.flush()


def perform(options, names, trace):
    source, n = options["source"], options["n"]
    tree = ast.parse(source, FILE)
    if re.search(r"\bsys\.argv\b|\bargparse\b", source):
        trace.tell("I" + dumps("sys.argv"))
    trace.stores = stores_in(tree, source)
    followed = (options.get("slots") or []) + (options.get("sizes") or [])
    trace.changing_lines = changing_lines_in(tree, {name for _, _, path in followed for name in path})
    code = compile(source, FILE, "exec", dont_inherit=True)
    trace.start()
    try:
        exec(code, names)
    except SystemExit:
        return
    if trace.calls > 0 or not any(isinstance(each, (ast.FunctionDef, ast.ClassDef)) for each in tree.body):
        return
    trace.end_tracing()
    entry = entry_of(tree, names, n)
    if entry is None:
        return
    name, arguments, call = entry
    trace.tell("C" + dumps(name))
    for parameter in arguments:
        if arguments[parameter] == n:
            trace.tell("G" + dumps(parameter))
    trace.start()
    try:
        result = listed(call())
    except SystemExit:
        return
    trace.end_tracing()
    trace.returned = 0
    trace.result(result)
