module.exports = {
  title: 'Algorithms',
  url: 'https://your.host',
  baseUrl: '/',
  favicon: 'queenscope/icon.svg',
  // The element comes from the site of the boards, which package.json copies to static/.
  scripts: [{ src: '/queenscope/embed.js', type: 'module' }],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
