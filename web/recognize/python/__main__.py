"""`python3 -m python`: reads the options as JSON from standard input and writes the records to standard output."""

import json
import os
import sys

from .program import run


def main():
    options = json.loads(sys.stdin.buffer.read())
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (options.get("bytes", 1 << 30),) * 2)
    except (ImportError, ValueError):
        pass
    # What a program or its children write to the descriptor itself must not be taken for records.
    records = os.fdopen(os.dup(1), "w", encoding="utf-8", errors="surrogatepass")
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)

    def write(text):
        records.write(text)
        records.flush()

    run(options, write)
    records.close()
    os._exit(0)


main()
