"""Values of a program as JSON: a set is {"set": […]}, a dictionary or an object {"map": [[key, value], …]}."""

import json
import marshal
import types

# A value with more scalars than this is not a board; a list of results may be larger.
BOARD_SIZE = 400
RESULT_SIZE = 40_000
DEEPEST = 6
LARGEST_IMAGE = 20_000

SCALARS = frozenset((int, str, bool, type(None)))
# Containers of the standard library that are written as lists.
SEQUENCES = {("collections", "deque"), ("array", "array"), ("builtins", "bytearray"), ("builtins", "range")}

dumps = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class TooLarge(Exception):
    """A value that is larger than was asked for, or that cannot be written."""


def is_own(value):
    """Whether the class of an object is written in the program."""
    return type(value).__module__ == "__main__" and not isinstance(value, (type, types.FunctionType))


def attributes_of(value):
    """The attributes of an object, private ones too, without calling anything of the program."""
    names = {}
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else tuple(slots):
            try:
                names[name] = object.__getattribute__(value, name)
            except AttributeError:
                pass
    try:
        names.update(object.__getattribute__(value, "__dict__"))
    except AttributeError:
        pass
    return names


def is_plain(value, room):
    """Whether a list holds only scalars, or lists of scalars, so that json can write it quickly."""
    kinds = set(map(type, value))
    if kinds <= SCALARS:
        return len(value) <= room
    if not kinds <= {list, tuple} or len(value) > room:
        return False
    return sum(map(len, value)) <= room and all(SCALARS.issuperset(map(type, row)) for row in value)


def image_of(value):
    """The bytes of a value, which are compared faster than its text; None for a large value, or one that holds objects."""
    try:
        # Version 2 writes equal values alike. Later versions refer to parts that were written before.
        image = marshal.dumps(value, 2)
    except ValueError:
        return None
    return image if len(image) <= LARGEST_IMAGE else None


class Writer:
    """Writes values that have at most `room` scalars."""

    def __init__(self, room):
        self.room = room
        self.left = room

    def text(self, value):
        """The JSON of a value; None if it is too large or cannot be written."""
        kind = type(value)
        if kind is int or kind is bool or value is None:
            return dumps(value)
        if (kind is list or kind is tuple) and is_plain(value, self.room):
            return dumps(value)
        self.left = self.room
        try:
            return dumps(self.simple(value, 0))
        except (TooLarge, RecursionError, ValueError):
            return None

    def simple(self, value, depth):
        kind = type(value)
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise TooLarge
        if kind is str:
            self.left -= len(value) // 8
            return value
        if kind in SCALARS:
            return value
        if kind is float:
            return int(value) if value.is_integer() else repr(value)
        if isinstance(value, int):
            return int.__int__(value)
        if isinstance(value, str):
            return str.__str__(value)
        if isinstance(value, list):
            return self.items(list.__iter__(value), depth)
        if isinstance(value, tuple):
            return self.items(tuple.__iter__(value), depth)
        if isinstance(value, (set, frozenset)):
            return {"set": sorted(self.items(value, depth), key=dumps)}
        if isinstance(value, dict):
            return self.pairs(dict.items(value), depth)
        if (kind.__module__, kind.__name__) in SEQUENCES:
            return self.items(value, depth)
        if kind.__module__ == "numpy":
            return self.simple(value.tolist(), depth)
        if is_own(value):
            return self.pairs(attributes_of(value).items(), depth)
        raise TooLarge

    def items(self, values, depth):
        return [self.simple(each, depth + 1) for each in values]

    def pairs(self, items, depth):
        return {"map": [[self.simple(key, depth + 1), self.simple(each, depth + 1)] for key, each in list(items)]}
