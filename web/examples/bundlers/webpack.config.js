export default {
  mode: 'production',
  entry: './main.js',
  output: { filename: 'main.js', clean: true },
  // The boards' own module is larger than what webpack warns of.
  performance: { hints: false },
};
