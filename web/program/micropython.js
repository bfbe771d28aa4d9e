// What runs Python, for the worker: the build makes a script of it.
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';

/** @type {any} */ (self).__loadMicroPython = loadMicroPython;
