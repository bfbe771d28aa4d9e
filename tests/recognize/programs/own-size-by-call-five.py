# right; n: 5; boards: 54; records: 10; board: path; form: columns; finds: all; a size of 5 in the call, and a parameter with a name of its own
def arrange(how_many):
    result = []

    def step(path, cols, up, down):
        r = len(path)
        if r == how_many:
            result.append(path.copy())
            return
        for c in range(how_many):
            if c in cols or r + c in up or r - c in down:
                continue
            path.append(c)
            step(path, cols | {c}, up | {r + c}, down | {r - c})
            path.pop()

    step([], set(), set(), set())
    return result


for answer in arrange(5):
    print(answer)
