// Python's engine. The build makes it the text of a script for a worker, with `PYTHON`, which says which Python it is.
import { loadPyodide } from 'pyodide/pyodide.mjs';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';

/** Python with its standard library and no packages. It gets its files by `fetch`. */
/** @type {any} */ (self).__loadPython = () => loadPyodide(/** @type {any} */ ({ indexURL: 'memory:/', lockFileContents: { info: PYTHON, packages: {} }, createPyodideModule }));
