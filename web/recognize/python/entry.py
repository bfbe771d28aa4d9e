"""Chooses what to call in a program whose top level only defines functions and classes."""

import ast
import inspect
import re

# Parameters that begin at the first row or the first queen.
FIRST = re.compile(r"^(row|col|column|r|c|i|j|k|x|y|pos|position|idx|index|start|depth|level|queen|q|placed|count|step|cur\w*|start_?\w*|row_?\w*|col_?\w*)$", re.I)
# Among several functions that nothing calls, one that is called so is preferred.
LIKELY = re.compile(r"solve|queen|search|backtrack|run|main|start|find|place|total|count", re.I)


def names_called(tree):
    """Every name that is called or handed on anywhere, except by a function inside itself."""
    called = set()

    def visit(node, inside):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            inside = inside | {node.name}
        name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None
        if name is not None and name not in inside:
            called.add(name)
        for child in ast.iter_child_nodes(node):
            visit(child, inside)

    visit(tree, frozenset())
    return called


def arguments_for(function, n, size_is_given):
    """Arguments by the parameters that need one: the board size once, 0 for a row to begin with.

    None if there is a parameter for which neither will do.
    """
    arguments = {}
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD) or parameter.default is not parameter.empty:
            continue
        if parameter.kind is parameter.KEYWORD_ONLY:
            return None
        if size_is_given and not FIRST.match(parameter.name):
            return None
        if FIRST.match(parameter.name) and (size_is_given or len(parameter.name) > 1):
            arguments[parameter.name] = 0
        else:
            arguments[parameter.name] = n
            size_is_given = True
    return arguments


def candidates_in(tree, names, n):
    """Calls that could begin the search, as (name, weight, arguments, call); the larger function is the likelier one."""
    called = names_called(tree)
    for node in tree.body:
        weight = sum(1 for _ in ast.walk(node))
        if isinstance(node, ast.FunctionDef) and node.name not in called:
            arguments = arguments_for(names[node.name], n, False)
            if arguments is not None:
                yield node.name, weight, arguments, lambda f=names[node.name], a=arguments: f(*a.values())
        elif isinstance(node, ast.ClassDef):
            yield from methods_in(node, names, n, called, weight)


def methods_in(node, names, n, called, weight):
    kind = names[node.name]
    given = [each for each in names.values() if type(each) is kind]
    constructor = arguments_for(kind, n, False) if kind.__init__ is not object.__init__ else {}
    if constructor is None and not given:
        return
    for each in node.body:
        if not isinstance(each, ast.FunctionDef) or each.name in called or each.name.startswith("__"):
            continue
        method = getattr(kind, each.name)
        unbound = isinstance(kind.__dict__[each.name], (staticmethod, classmethod))
        made = given[-1] if given else None

        def bound(made=made, method=method, name=each.name, unbound=unbound):
            if unbound:
                return method
            return getattr(made if made is not None else kind(*constructor.values()), name)

        signature = method if unbound else without_self(method)
        arguments = arguments_for(signature, n, bool(given or constructor) and not unbound)
        if arguments is not None:
            yield each.name, weight, {**({} if given or unbound else constructor), **arguments}, lambda b=bound, a=arguments: b()(*a.values())


def without_self(method):
    def bound():
        """Stands for the method of an object."""

    signature = inspect.signature(method)
    bound.__signature__ = signature.replace(parameters=list(signature.parameters.values())[1:])
    return bound


def entry_of(tree, names, n):
    """What begins the search, as its name, its arguments by parameter, and a function without parameters; None if nothing can be called."""
    best = None
    for name, weight, arguments, call in candidates_in(tree, names, n):
        rank = (LIKELY.search(name) is not None, weight)
        if best is None or rank >= best[0]:
            best = (rank, (name, arguments, call))
    return best and best[1]
