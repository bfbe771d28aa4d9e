/** @type {any} */ (window).Reveal.initialize({ hash: true });
