// Of the package that has Python, what is used of it; it has no types of its own.
declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  export function loadMicroPython(options: { url?: string; heapsize?: number; pystack?: number; stdout?(line: string): void; stderr?(line: string): void }): Promise<{ runPython(source: string): unknown }>;
}
