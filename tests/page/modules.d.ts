// The package has no type declarations.
declare module 'pngjs';
