module.exports = {
  title: 'Algorithms',
  url: 'https://your.host',
  baseUrl: '/',
  // So that any host finds a page by its address.
  trailingSlash: true,
  favicon: 'queenscope/icon.svg',
  // The element comes from the site of the boards, which package.json copies to static/.
  scripts: [{ src: '/queenscope/embed.js', type: 'module' }],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
