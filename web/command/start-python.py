# Runs a program as python3 would. `n` is there as in the page. Of a program that prints nothing, the results are printed
# that it keeps in its variables, or else what its function returns.
import builtins
import inspect
import os
import re
import sys
import types

file, n = sys.argv[1], int(sys.argv[2])
builtins.n = n
sys.argv = [file, str(n)]
sys.path[0] = os.path.dirname(file)

printed = False


def note(stream):
    write = stream.write

    def noted(text):
        global printed
        printed = printed or text.strip() != ''
        return write(text)

    stream.write = noted


note(sys.stdout)
note(sys.stderr)
program = types.ModuleType('__main__')
program.__file__ = file
sys.modules['__main__'] = program
names = program.__dict__
with open(file, 'rb') as source:
    code = compile(source.read(), file, 'exec')
exec(code, names)

KEPT = re.compile('solution|result|answer|count|total|boards|^(sols?|res|ans|all)$', re.IGNORECASE)
ASKED = re.compile('queen|solve', re.IGNORECASE)


def is_asked(function, given):
    if not inspect.isfunction(function) and not inspect.ismethod(function):
        return False
    needed = [each for each in inspect.signature(function).parameters.values() if each.default is each.empty and each.kind is each.POSITIONAL_OR_KEYWORD]
    return len(needed) == given


def own(value):
    return getattr(value, '__module__', None) == '__main__'


def result():
    for value in names.values():
        if inspect.isclass(value) and own(value) and (is_asked(value.__init__, 1) or value.__name__ == 'Solution'):
            for name, method in inspect.getmembers(value(), inspect.ismethod):
                if ASKED.search(name) and is_asked(method, 1):
                    return method(n)
    functions = [(name, value) for name, value in names.items() if inspect.isfunction(value) and own(value)]
    for given in (1, 0):
        for name, function in functions:
            if ASKED.search(name) and is_asked(function, given):
                return function(n) if given else function()
    return None


if not printed:
    kept = {name: value for name, value in names.items() if KEPT.search(name) and isinstance(value, (int, list, set, tuple, dict)) and value not in ([], 0, False, None)}
    if not kept:
        try:
            value = result()
            value = list(value) if inspect.isgenerator(value) else value
        except Exception:
            # The program does not make this call, so its arguments are only a guess.
            value = None
        kept = {} if value is None else {'result': value}
    for name, value in kept.items():
        print(name, '=', repr(value))
