// If the page's own scripts cannot be loaded there is nobody else to say so; a plain script, so that it runs first.
(() => {
  /** @param {Event} event */
  const onError = (event) => {
    if (!(event.target instanceof HTMLScriptElement)) return;
    const chinese = /^zh/i.test(new URLSearchParams(location.search).get('lang') ?? navigator.language);
    const file = new URL(event.target.src).pathname.split('/').pop();
    const card = document.getElementById('problem');
    if (!card) return;
    document.getElementById('loading')?.remove();
    card.textContent = chinese
      ? `Queenscope 无法启动：${file} 加载失败。请检查网络后重新加载页面。`
      : `Queenscope could not start: ${file} could not be loaded. Check the connection and load the page again.`;
    card.hidden = false;
  };
  addEventListener('error', onError, { capture: true });
})();
