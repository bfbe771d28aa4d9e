export default {
  // Pages as files, for any host.
  output: 'export',
  trailingSlash: true,
  // Not that of a project in which this one may lie.
  turbopack: { root: process.cwd() },
};
