// In a frame of no origin: starts the worker that a reader's program runs in, and hands on what it says. The page around
// removes the frame, and with it the worker.
{
  // The worker takes over what is forbidden here. From now on that is any script but those made here.
  const rule = document.createElement('meta');
  rule.httpEquiv = 'Content-Security-Policy';
  rule.content = "script-src 'wasm-unsafe-eval'; worker-src blob:";
  document.head.append(rule);

  const made = new Set();
  // Its types are not among those of the language's tools.
  const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('queenscope', {
    createScriptURL(/** @type {string} */ address) {
      if (made.has(address)) return address;
      throw new TypeError(`${address} is no program`);
    },
  });

  /** @param {string} script @param {MessagePort} port */
  const start = (script, port, /** @type {ArrayBuffer | undefined} */ bytes) => {
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    made.add(address);
    const worker = new Worker(policy ? policy.createScriptURL(address) : address);
    worker.onmessage = ({ data }) => {
      if (typeof data === 'string') port.postMessage(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      // What the program's own runtime does not catch: a script that does not begin, or memory that is not there.
      port.postMessage(`U${event.message ?? ''}\n`);
    };
    if (bytes) worker.postMessage(bytes, [bytes]);
  };

  addEventListener('message', ({ data, source, ports: [port] }) => {
    if (source !== parent || !port) return;
    try {
      start(data.script, port, data.bytes);
    } catch (error) {
      port.postMessage(`U${error instanceof Error ? error.message : error}\n`);
    }
  }, { once: true });
  parent.postMessage({ sandbox: 1 }, '*');
}
