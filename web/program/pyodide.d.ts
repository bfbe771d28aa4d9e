// Modules of Pyodide's package that have no types of their own.
declare module 'pyodide/pyodide.mjs' {
  export { loadPyodide } from 'pyodide';
}
declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
declare const PYTHON: { arch: string, platform: string, version: string, python: string };
