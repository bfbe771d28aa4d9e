// It brings no types of its own.
declare module 'pngjs';
