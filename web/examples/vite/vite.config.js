export default {
  // Its modules ask for files beside them, which what Vite makes of packages for `vite dev` has not.
  optimizeDeps: { exclude: ['queenscope'] },
};
