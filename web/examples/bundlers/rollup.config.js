import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: 'main.js',
  output: { dir: 'dist' },
  // A bundle for pages has no use for what is for Node alone.
  plugins: [nodeResolve({ browser: true })],
};
