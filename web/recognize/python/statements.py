"""The statements of a program that write an element, such as `board[row] = col`."""

import ast

# Functions of Python that change nothing.
PURE = frozenset(("abs", "range", "len", "min", "max", "int", "str", "ord", "chr", "bool", "enumerate", "zip", "print", "isinstance"))
SIMPLE = (ast.Name, ast.Attribute, ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context)


def is_simple(node):
    """Whether an expression can be evaluated a second time without doing anything."""
    return all(isinstance(each, SIMPLE) for each in ast.walk(node))


def reading(node, source):
    """Code that evaluates an expression of the source, in the place of a variable too."""
    return compile(ast.get_source_segment(source, node).strip(), "store", "eval")


def stores_in(tree, source):
    """Of each line, what is written there: pairs of code for the list and for the index."""
    stores = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, (ast.AugAssign, ast.For)):
            targets = [node.target]
        else:
            continue
        for target in targets:
            if not isinstance(target, ast.Subscript):
                continue
            index = target.slice
            if type(index).__name__ == "Index":  # Python 3.8
                index = index.value
            if is_simple(target.value) and is_simple(index):
                stores.setdefault(node.lineno, []).append((reading(target.value, source), reading(index, source)))
    return stores


def changing_lines_in(tree, names):
    """The lines after which one of the variables may have another value, or another frame may be the innermost.

    Lines that only compare, count with numbers and read are most of those that run.
    """
    functions = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))}
    lines = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            # Methods change their object; functions of the program have frames.
            if isinstance(node.func, ast.Name) and node.func.id in PURE and node.func.id not in functions:
                continue
        elif isinstance(node, (ast.Subscript, ast.Attribute, ast.Name)):
            if isinstance(node.ctx, ast.Load) or (isinstance(node, ast.Name) and node.id not in names):
                continue
        elif not isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await, ast.Return)):
            continue
        lines.update(range(node.lineno, getattr(node, "end_lineno", node.lineno) + 1))
    return lines
