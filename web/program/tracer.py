# Runs a student's program and tells of each line that runs and of the variables that can be seen there; log.js lists the
# records. The page reads it as text and runs it with builtins of its own, which the program cannot change.
import ast
import builtins
import inspect
import io
import sys
import time
import types

FILE = '<program>'
SCALARS = (int, float, bool, str, type(None))
SEQUENCES = (list, tuple, set, frozenset)
# Letters and items of a value that are written out; more would take longer than the program itself.
MOST_LETTERS = 2000
MOST_ITEMS = 200
MOST_SHOWN = 200
MOST_SOLUTIONS = 20_000
# Lines without any change that can be seen; the variables of more are not told.
QUIET = 200
# So deep as students' programs go, and the frames that stand below them.
DEEPEST = 3100


class Ended(BaseException):
    """The time of the program is over."""


class Output(io.TextIOBase):
    def __init__(self, tell):
        self._tell = tell
        self._rest = ''

    def writable(self):
        return True

    def write(self, text):
        *lines, self._rest = (self._rest + text).split('\n')
        for line in lines:
            self._tell('P' + line)
        return len(text)

    def end(self):
        if self._rest:
            self.write('\n')


class Input(io.TextIOBase):
    def __init__(self, text):
        self._text = text

    def readable(self):
        return True

    def readline(self, size=-1):
        return self._text

    def read(self, size=-1):
        return self._text

    def __iter__(self):
        return iter([self._text])


def names_in(tree):
    """All names that the program gives a value, and those of its functions' parameters."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
    return names


def lines_in(tree):
    """First lines of all statements but definitions and their documentation."""
    lines = set()

    def read(node, in_class):
        for i, each in enumerate(getattr(node, 'body', [])):
            told = not isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Global, ast.Nonlocal))
            words = isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) and isinstance(each.value.value, str)
            if told and not words and not in_class:
                lines.add(each.lineno)
            visit(each)
        for name in ('orelse', 'finalbody', 'handlers', 'cases'):
            for each in getattr(node, name, None) or []:
                if isinstance(each, ast.stmt):
                    lines.add(each.lineno)
                visit(each)

    def visit(node):
        if isinstance(getattr(node, 'body', None), list):
            read(node, isinstance(node, ast.ClassDef))

    read(tree, False)
    return lines


def writes_in(tree, board):
    """By line, what reckons the place of the board that an assignment there writes."""
    found = {}
    acts = (ast.Call, ast.Yield, ast.YieldFrom, ast.Await, ast.NamedExpr, ast.Slice)
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, (ast.AugAssign, ast.AnnAssign)) else []
        for target in targets:
            if not isinstance(target, ast.Subscript) or getattr(target.value, 'id', None) != board:
                continue
            if not any(isinstance(each, acts) for each in ast.walk(target.slice)):
                found[node.lineno] = compile(ast.Expression(target.slice), FILE, 'eval')
    return found


def is_called(tree):
    """Whether the program calls a function or a class of its own, outside of these."""
    own = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))}

    def calls(node):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            return any(calls(each) for each in node.decorator_list)
        if isinstance(node, ast.Call) and (getattr(node.func, 'id', None) in own or getattr(node.func, 'attr', None) in own):
            return True
        return any(calls(each) for each in ast.iter_child_nodes(node))

    return calls(tree)


def takes(function):
    """How many arguments it is called with, none or n; None if it takes more."""
    try:
        parameters = [each for each in inspect.signature(function).parameters.values() if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]
    except (TypeError, ValueError):
        return None
    needed = sum(each.default is each.empty for each in parameters)
    return None if needed > 1 else min(1, len(parameters))


def entry_of(tree, space, entries):
    """The function that a program only defines, ready to be called, and how many arguments it takes."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.append((node.name, lambda node=node: space[node.name]))
        elif isinstance(node, ast.ClassDef):
            found += [(each.name, lambda node=node, each=each: getattr(space[node.name](), each.name))
                      for each in node.body if isinstance(each, ast.FunctionDef) and not each.name.startswith('__')]
    usual = [each for each in found if each[0].lower().replace('_', '') in entries]
    for _, make in usual + found[::-1]:
        try:
            function = make()
        except (KeyError, TypeError):
            continue
        count = takes(function)
        if count is not None:
            return function, count
    return None, 0


def is_plain(value, depth=0):
    """Whether it is made of Python's own kinds alone, and not too large to be written out."""
    kind = type(value)
    if kind in SCALARS:
        return kind is not str or len(value) <= MOST_LETTERS
    if depth > 4:
        return False
    if kind is dict:
        return len(value) <= MOST_ITEMS and all(is_plain(key, depth + 1) and is_plain(each, depth + 1) for key, each in value.items())
    if kind in SEQUENCES:
        return len(value) <= MOST_ITEMS and all(is_plain(each, depth + 1) for each in value)
    return False


def listed(value):
    """What is shown as a list: those of other modules too."""
    return list(value) if type(value).__name__ in ('array', 'deque', 'bytearray') and len(value) <= MOST_ITEMS else value


def show(value):
    value = listed(value)
    if type(value) is int and not -1 << 64 < value < 1 << 64:
        return '…'
    return repr(value).replace('\n', ' ') if is_plain(value) else '…'


def copy_of(value, depth=0):
    """As it is now, so that a later change of it can be seen."""
    kind = type(value)
    if kind is list or kind is tuple:
        return kind([copy_of(each, depth + 1) for each in value]) if depth < 3 and len(value) <= MOST_ITEMS else value
    if kind is dict:
        return {key: copy_of(each, depth + 1) for key, each in value.items()} if depth < 3 and len(value) <= MOST_ITEMS else value
    if kind is set:
        return set(value)
    return value


def length_of(value):
    if type(value) is int:
        return value
    return len(value) if isinstance(value, (list, tuple, set, frozenset, dict)) else -1


class Tracer:
    def __init__(self, post, milliseconds):
        self.post = post
        self.records = []
        self.length = 0
        self.now = time.monotonic
        self.told = self.now()
        self.end = self.told + milliseconds / 1000
        self.over = False
        self.events = 0
        self.line = 0
        self.quiet = 0
        self.skipped = False
        self.depth = 0
        self.deepest = 0
        self.counted = -1
        self.recorded = None
        self.seen = {}
        self.shown = {}
        self.names = {}
        self.board = self.solutions = ''
        self.lines = self.writes = self.globals = ()

    def flush(self):
        if self.records:
            self.post('\n'.join(self.records) + '\n')
            self.records.clear()
        self.length = 0
        self.told = self.now()

    def tell(self, record):
        self.records.append(record)
        self.length += len(record)
        if self.length > 16_000:
            self.flush()

    def happen(self, record):
        """Tells of something that can be seen, with the line that does it."""
        if self.skipped:
            self.tell('L%d' % self.line)
        self.quiet, self.skipped = 0, False
        self.tell(record)

    def clock(self):
        if self.over:
            raise Ended
        self.events += 1
        if self.events % 32:
            return
        now = self.now()
        if now > self.end:
            self.over = True
            self.happen('T')
            self.flush()
            raise Ended
        if now - self.told > 0.05:
            self.flush()

    def look(self, frame):
        """Tells of the variables that have another value."""
        code = frame.f_code
        own = self.names.get(code)
        if own is None:
            names = code.co_varnames + code.co_cellvars + code.co_freevars if code.co_flags & inspect.CO_OPTIMIZED else ()
            own = tuple(dict.fromkeys(name for name in names if not name.startswith('_')))
            self.names[code] = own
        if own:
            values = frame.f_locals
            for name in own:
                if name in values:
                    self.note(name, values[name])
        values = frame.f_globals
        for name in self.globals:
            if name in values and name not in own:
                self.note(name, values[name])

    def note(self, name, value):
        seen = self.seen
        kind = type(value)
        if name in seen:
            before = seen[name]
            if before is value and kind in SCALARS:
                return
            if type(before) is kind and (kind in SEQUENCES or kind is dict) and name != self.solutions and before == value:
                return
        if name == self.solutions:
            self.recorded = value
            count = length_of(value)
            if count >= 0 and count != self.counted:
                self.counted = count
                self.happen('C%d' % count)
            return
        if kind is types.ModuleType or callable(value) or (self.quiet > QUIET and name != self.board):
            return
        shown = show(value)
        seen[name] = copy_of(value)
        if self.shown.get(name) == shown:
            return
        self.shown[name] = shown
        if name == self.board:
            self.happen('B' + shown)
        self.tell('V%s = %s' % (name, shown if len(shown) <= MOST_SHOWN else shown[:MOST_SHOWN] + '…'))

    def wrote(self, frame, code):
        """Tells of a place of the board that a line has written, even if with what was there."""
        try:
            index = eval(code, frame.f_globals, frame.f_locals)
            board = frame.f_locals[self.board] if self.board in frame.f_locals else frame.f_globals[self.board]
            if type(index) is int and index >= 0:
                self.happen('W%d %s' % (index, show(board[index])))
        except Exception:
            pass

    def trace(self, frame, event, _):
        """Hears of each call of a function."""
        if frame.f_code.co_filename != FILE:
            return None
        self.clock()
        if frame.f_back and frame.f_back.f_code.co_filename == FILE:
            self.look(frame.f_back)
        return None if frame.f_code.co_name in ('<genexpr>', '<lambda>', '__annotate__') else self.local()

    def local(self):
        self.depth += 1
        if self.depth > self.deepest + 50:
            # The browser may end a program that goes too deep for it, and what is not told by then is lost.
            self.deepest = self.depth
            self.flush()
        before = 0

        def local(frame, event, _):
            nonlocal before
            if event == 'exception':
                before = 0
                return local
            self.clock()
            if before in self.writes:
                self.wrote(frame, self.writes[before])
            self.look(frame)
            if event == 'return':
                self.depth -= 1
                if frame.f_back and frame.f_back.f_code.co_filename == FILE:
                    self.line = frame.f_back.f_lineno
                return local
            before = frame.f_lineno
            if before in self.lines:
                self.line = before
                self.quiet += 1
                self.skipped = self.quiet > QUIET
                if not self.skipped:
                    self.tell('L%d' % before)
                    if self.events < 64:
                        # One of them may take all of the time.
                        self.flush()
            return local

        return local

    def report(self, kind):
        def report(*where):
            self.clock()
            if len(where) != (0 if kind == 'solution' else 2) or not all(type(each) is int for each in where):
                raise TypeError(kind + ' takes a row and a column, whole numbers from 0 on')
            self.happen('E' + ' '.join([kind] + [str(each) for each in where]))
        return report


def line_of(error):
    """The last line of the program that an error passed through; 0 if there is none."""
    line, traceback = 0, error.__traceback__
    while traceback:
        if traceback.tb_frame.f_code.co_filename == FILE:
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


def said(error):
    """As Python itself says it, without the lines around."""
    try:
        text = str(error)
    except Exception:
        text = ''
    if isinstance(error, SyntaxError):
        text = error.msg
    if isinstance(error, MemoryError):
        text = 'the memory that a program has here is full'
    name = type(error).__name__
    return (name + ': ' + text if text else name).replace('\n', ' ')[:1000]


def run(source, n, board, solutions, milliseconds, boards, counts, entries, post):
    boards, counts = boards.split(), counts.split()
    tracer = Tracer(post, milliseconds)
    tell = tracer.tell
    module = types.ModuleType('__main__')
    space = vars(module)
    space.update({kind: tracer.report(kind) for kind in ('test', 'place', 'remove', 'solution')}, n=n, __builtins__=builtins, __file__='program.py')
    sys.modules['__main__'] = module

    def write(record):
        tracer.clock()
        tracer.happen(record)

    sys.stdout = sys.stderr = output = Output(write)
    sys.stdin = Input('%d\n' % n)
    sys.argv = ['program.py', str(n)]
    builtins.input = lambda *_: str(n)
    sys.setrecursionlimit(DEEPEST)
    tell('S')
    tracer.flush()
    try:
        tree = ast.parse(source, FILE)
        names = names_in(tree)
        tracer.board = board or next((each for each in boards if each in names), '')
        tracer.solutions = solutions or next((each for each in counts if each in names), '')
        tracer.lines = lines_in(tree)
        tracer.writes = writes_in(tree, tracer.board)
        code = compile(tree, FILE, 'exec')
        tracer.globals = tuple(name for name in sorted(names, key=lambda name: name not in (tracer.board, tracer.solutions)) if name in code.co_names or is_global(code, name))
        called = is_called(tree)
        tracer.end = time.monotonic() + milliseconds / 1000
        sys.settrace(tracer.trace)
        exec(code, space)
        result = None
        if not called:
            sys.settrace(None)
            function, count = entry_of(tree, space, entries.split())
            sys.settrace(tracer.trace)
            if function:
                result = function(*[n][:count])
            if hasattr(result, '__next__'):
                result = list(result)
        sys.settrace(None)
        output.end()
        done(tracer, result)
    except SystemExit:
        sys.settrace(None)
        output.end()
        done(tracer, None)
    except Ended:
        sys.settrace(None)
    except BaseException as error:
        sys.settrace(None)
        if tracer.over:
            return
        line = line_of(error)
        if isinstance(error, SyntaxError):
            line = line or error.lineno or 0
        elif isinstance(error, RecursionError):
            # It may happen where a function only begins.
            line = tracer.line
        if isinstance(error, ModuleNotFoundError) and error.name:
            tell('N%d %s' % (line, error.name))
        else:
            tell('X%d %s' % (line, said(error)))
        tracer.flush()


def is_global(code, name):
    """Whether a function of the program, or one in it, uses the name as a global one."""
    return any(name in each.co_names or is_global(each, name) for each in code.co_consts if isinstance(each, types.CodeType))


def done(tracer, result):
    value = result if tracer.recorded is None else tracer.recorded
    if type(value) is int:
        tracer.tell('Vcount = %d' % value)
    elif isinstance(value, (list, tuple)) and len(value) < MOST_SOLUTIONS:
        tracer.tell('Vsolutions = ' + repr(list(value))[:60_000].replace('\n', ' '))
    tracer.tell('D')
    tracer.flush()
