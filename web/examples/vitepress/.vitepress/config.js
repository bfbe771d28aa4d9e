export default {
  title: 'Algorithms',
  head: [
    ['link', { rel: 'icon', href: '/queenscope/icon.svg' }],
    // The element comes from the site of the boards, which package.json copies to public/.
    ['script', { type: 'module', src: '/queenscope/embed.js' }],
  ],
  vue: { template: { compilerOptions: { isCustomElement: (/** @type {string} */ tag) => tag === 'n-queens' } } },
};
