"""Follows the lines of a program with `sys.settrace` and tells which of its slots have another value.

A slot is a place where a value lives: a global; a local variable, a parameter or a closure cell of a function, of which the
innermost call counts; an attribute of an object or a class, or a value of a dictionary, at most two steps from a variable.
"""

import dis
import inspect
import sys
import threading
import time
import types

from .values import BOARD_SIZE, RESULT_SIZE, Writer, attributes_of, dumps, image_of, is_own

FILE = "program.py"
MOST_SLOTS = 400
MOST_OUTPUT = 400_000
MOST_FRAMES = 60
MOST_RETURNED = 40
LONGEST_DICTIONARY = 12
STEPS = 3
FLUSH = 16_000
MOST_RECORDS = 3000
# Deep calls can end Python itself in a browser, so records are not kept back there.
DEEP = 100
# After so many lines, a line is told only if a value changes there.
MOST_LINES = 300_000
MISSING = object()
RETURNS = frozenset(number for name, number in dis.opmap.items() if name.startswith("RETURN_") and name != "RETURN_GENERATOR")


class Over(BaseException):
    """Ends a program that has used up its time, its lines or its output."""


def is_function(code):
    """Whether code is that of a function with a name, and not of a module, a class or a comprehension."""
    return code.co_flags & inspect.CO_OPTIMIZED and not code.co_name.startswith("<")


def caller_with(code, frame):
    """The nearest call around a frame that runs the same code."""
    caller = frame.f_back
    while caller is not None and caller.f_code is not code:
        caller = caller.f_back
    return caller


class Slot:
    """A place where a value lives, and what was last seen there."""

    __slots__ = ("number", "value", "image", "text")

    def __init__(self, number):
        self.number = number
        self.value = self.text = None
        self.image = b""


class Trace:
    """Writes the records of a run.

    `slots`: those to follow, as [scope, line, path]; None for every slot
    `sizes`: those of which only the length or the number is told, likewise
    `lines`, `milliseconds`: after which the program is ended
    """

    def __init__(self, write, slots, sizes, lines, milliseconds):
        self.write = write
        self.lines_left = lines
        self.lines_told = 0
        # The program's own time does not pass while a busy machine runs others. A browser does not measure it.
        self.clock = time.perf_counter if sys.platform == "emscripten" else time.process_time
        self.end = self.clock() + milliseconds / 1000
        # From `statements`, once the program has been read.
        self.stores = {}
        self.changing_lines = frozenset()
        self.changing = True
        self.records = []
        self.printed = []
        self.length = 0
        self.output_left = MOST_OUTPUT
        self.slots = {}
        self.pending = {}
        self.boards = Writer(BOARD_SIZE)
        self.results = Writer(RESULT_SIZE)
        self.calls = 0
        self.depth = 0
        self.line = 0
        self.over = False
        self.returned = 0
        # Calls whose own call further in waits at its `yield`: that one is still the innermost.
        self.passing = set()
        self.raised = None
        self.watched = None if slots is None else [self.watch(*slot) for slot in slots] + [self.watch(*slot, self.see_size) for slot in sizes]

    def start(self):
        threading.settrace(self.call)
        sys.settrace(self.call)

    def end_tracing(self):
        sys.settrace(None)
        threading.settrace(None)

    # Records

    def tell(self, record):
        if self.printed:
            self.tell_printed()
        self.records.append(record)
        self.length += len(record)
        if self.length > FLUSH:
            self.flush()

    def tell_printed(self):
        text, self.printed = "".join(self.printed), []
        self.tell("O" + dumps(text))

    def flush(self):
        if self.printed:
            self.tell_printed()
        if self.records:
            self.write("\n".join(self.records) + "\n")
        self.records = []
        self.length = 0

    def stop(self, limit):
        self.over = True
        self.tell("T" + limit)
        self.flush()
        self.end_tracing()
        raise Over(limit)

    def print(self, text):
        if self.over:
            return
        self.printed.append(text)
        self.output_left -= len(text)
        if self.output_left < 0:
            self.stop("output")

    def result(self, value):
        """Tells what a call from the top level returned."""
        if value is None or self.returned >= MOST_RETURNED:
            return
        text = self.results.text(value)
        if text is not None:
            self.returned += 1
            self.tell("R" + text)

    # What `sys.settrace` calls

    def call(self, frame, event, _):
        code = frame.f_code
        if code.co_filename != FILE:
            return None
        if is_function(code) and code.co_name != "__init__":
            self.calls += 1
        self.depth += 1
        if code.co_flags & inspect.CO_GENERATOR:
            self.passing.discard(caller_with(code, frame))
        if self.depth > DEEP and self.depth % 16 == 0:
            self.flush()
        return self.follow

    def follow(self, frame, event, value):
        if event == "line":
            self.raised = None
            # A line that changes nothing that is followed need not be looked at afterwards.
            if self.changing:
                self.look(frame)
            if frame in self.pending:
                self.tell_stores(frame, self.pending.pop(frame))
            self.line = line = frame.f_lineno
            if self.lines_told < MOST_LINES:
                self.lines_told += 1
                if self.printed:
                    self.tell_printed()
                self.records.append("L%d" % line)
            self.changing = self.watched is None or line in self.changing_lines
            if line in self.stores:
                self.pending[frame] = self.stores[line]
            self.lines_left -= 1
            if self.lines_left & 127 == 0:
                self.check_limits()
        elif event == "return":
            self.depth -= 1
            self.look(frame)
            if frame in self.pending:
                self.tell_stores(frame, self.pending.pop(frame))
            self.changing = True
            caller = frame.f_back
            if caller is not None and caller.f_code.co_name == "<module>" and is_function(frame.f_code):
                self.result(value)
            if frame.f_code.co_flags & inspect.CO_GENERATOR:
                self.leave_generator(frame)
        elif event == "exception":
            self.raised = frame
        return self.follow

    def leave_generator(self, frame):
        code = frame.f_code
        if self.raised is frame or code.co_code[frame.f_lasti] in RETURNS:
            self.passing.discard(frame)
        else:
            self.passing.add(caller_with(code, frame))

    def check_limits(self):
        if self.lines_left <= 0:
            self.stop("lines")
        if self.clock() > self.end:
            self.stop("time")
        if len(self.records) > MOST_RECORDS:
            self.flush()

    def look(self, frame):
        if self.watched is None:
            self.look_around(frame)
        else:
            self.look_at_watched(frame)

    def tell_stores(self, frame, stores):
        """Tells of an element that was written, because nothing shows that it was if it had that value already."""
        for base, index in stores:
            try:
                target, at = (eval(part, frame.f_globals, frame.f_locals) for part in (base, index))
            except Exception:
                continue
            if type(at) is int:
                for slot in self.slots.values():
                    if slot.value is target and slot.text is not None:
                        self.tell("W%d %d" % (slot.number, at))

    # Slots

    def slot(self, key, scope, line, path):
        slot = self.slots[key] = Slot(len(self.slots))
        self.tell("S%d %s" % (slot.number, dumps({"scope": scope, "line": line, "path": path})))
        return slot

    def see(self, slot, value):
        """Tells of the value of a slot, if it is another one."""
        slot.value = value
        # Once a value was too large or held objects, it is compared as text.
        if slot.image is not None:
            image = image_of(value)
            if image is not None and image == slot.image:
                return
            slot.image = image
        text = self.boards.text(value)
        if text == slot.text:
            return
        slot.text = text
        if text is not None:
            if self.lines_told == MOST_LINES:
                self.records.append("L%d" % self.line)
            self.tell("V%d %s" % (slot.number, text))

    def see_size(self, slot, value):
        """Tells of the length of a list, or of a number, if it is another one."""
        size = value if type(value) is int else len(value) if isinstance(value, (list, tuple, set, dict)) else None
        if size != slot.text and size is not None:
            slot.text = size
            if self.lines_told == MOST_LINES:
                self.records.append("L%d" % self.line)
            self.tell("V%d %d" % (slot.number, size))

    def look_around(self, frame):
        """Looks at every slot that can be seen: of each function under way the innermost call, then the globals."""
        seen = set()
        names = frame.f_globals
        for _ in range(MOST_FRAMES):
            if frame is None:
                break
            code = frame.f_code
            if code.co_filename == FILE and code.co_flags & inspect.CO_OPTIMIZED and code not in seen:
                seen.add(code)
                for name, value in () if frame in self.passing else list(frame.f_locals.items()):
                    self.look_into((code, name), [name], value)
            frame = frame.f_back
        for name, value in list(names.items()):
            if not name.startswith("__"):
                self.look_into((None, name), [name], value)

    def look_into(self, key, path, value):
        inside = ()
        if is_own(value):
            inside = attributes_of(value).items()
        elif isinstance(value, type):
            if value.__module__ == "__main__":
                inside = [(name, each) for name, each in value.__dict__.items() if not name.startswith("__") and not callable(each)]
        elif isinstance(value, (types.FunctionType, types.ModuleType)):
            return
        else:
            if isinstance(value, dict) and len(value) <= LONGEST_DICTIONARY:
                inside = [(name, each) for name, each in dict.items(value) if type(name) is str and not isinstance(each, (int, str))]
            slot = self.slots.get(key)
            if slot is None and len(self.slots) < MOST_SLOTS:
                code = key[0]
                scope = getattr(code, "co_qualname", code.co_name).replace(".<locals>", "") if code else ""
                slot = self.slot(key, scope, code.co_firstlineno if code else 0, path)
            if slot is not None:
                self.see(slot, value)
        if len(path) < STEPS:
            for name, each in list(inside):
                self.look_into((*key, name), path + [name], each)

    def watch(self, scope, line, path, see=None):
        """A slot that is followed alone: the slot, the line of its function (0 for globals), its path, and what tells of it."""
        return self.slot((line, *path), scope, line, path), line, path, see or self.see

    def look_at_watched(self, frame):
        for slot, line, path, see in self.watched:
            name = path[0]
            if line == 0:
                value = frame.f_globals.get(name, MISSING)
            else:
                its = frame
                while its is not None and (its.f_code.co_firstlineno != line or its.f_code.co_filename != FILE):
                    its = its.f_back
                value = MISSING if its is None or its in self.passing else its.f_locals.get(name, MISSING)
            for step in path[1:]:
                inside = value.__dict__ if isinstance(value, type) else value if isinstance(value, dict) else attributes_of(value)
                value = inside.get(step, MISSING)
            if value is not MISSING:
                see(slot, value)
