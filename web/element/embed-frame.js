// The page of the board in a frame. Commands wait until it is ready, and return promises of their results.
import { CONTRACT, EVENTS, writeCommand } from '../contract/table.js';

/** @typedef {import('../contract/table.js').Command} Command */

export class BoardFrame {
  element = document.createElement('iframe');
  #origin;
  #listener;
  /** Whether it has sent a message. */
  heard = false;
  #ready = false;
  #failure = '';
  /** Commands not sent yet. @type {object[]} */
  #queue = [];
  /** By command id. @type {Map<unknown, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();
  #commands = 0;

  /**
   * @param {URL} address
   * @param {object} listener
   * @param {(height: number) => void} listener.onHeight receives its preferred height
   * @param {(name: string, detail: any) => void} listener.onTold receives an event of the table
   * @param {(detail: any) => void} listener.onAnew called when it has reloaded itself and is ready again
   * @param {AbortSignal} signal ends it; pending commands get no result
   */
  constructor(address, listener, signal) {
    // Local files have no origin of their own.
    this.#origin = address.origin === 'null' ? '*' : address.origin;
    this.#listener = listener;
    this.element.allow = 'fullscreen; clipboard-write';
    this.element.src = address.href;
    window.addEventListener('message', (event) => this.#hear(event), { signal });
    signal.addEventListener('abort', () => this.#refuse('the board has been taken out of the page'));
  }

  /** Shows a page without an address, with this page's origin. @param {string} html */
  show(html) {
    this.#origin = self.origin === 'null' ? '*' : self.origin;
    this.element.srcdoc = html;
  }

  /** Rejects all commands, because there will be no board. @param {string} message */
  fail(message) {
    this.#failure = message;
    this.#refuse(message);
    this.#listener.onTold('error', { message });
  }

  /**
   * @param {Command} name
   * @param {unknown[]} given
   * @returns {Promise<any>} the result of the method of `window.queens`
   * @throws {Error} which names the invalid argument
   */
  command(name, given) {
    const id = this.#commands++;
    this.#queue.push(writeCommand(name, given, id));
    const result = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    // That a board goes is no failure of a page that did not wait for it.
    result.catch(() => undefined);
    this.#send();
    return result;
  }

  #send() {
    if (this.#ready) for (const message of this.#queue.splice(0)) this.element.contentWindow?.postMessage(message, this.#origin);
    else if (this.#failure) this.#refuse(this.#failure);
  }

  /** @param {string} message */
  #refuse(message) {
    const refused = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#queue = [];
    for (const { reject } of refused) reject(new Error(message));
  }

  /** @param {MessageEvent} event */
  #hear({ source, origin, data }) {
    if (source !== this.element.contentWindow || (this.#origin !== '*' && origin !== this.#origin)) return;
    this.heard = true;
    if (data?.subject === 'lti.frameResize') this.#listener.onHeight(data.height);
    if (data?.queens !== CONTRACT) return;
    const { queens, on, id, ...detail } = data;
    const waiting = this.#waiting.get(id);
    if (waiting) {
      this.#waiting.delete(id);
      if (on === 'error') waiting.reject(new Error(detail.message));
      else waiting.resolve(detail.result);
    } else if (on === 'ready' && this.#ready) {
      // The new page does not know the earlier commands.
      this.#refuse('the board has been loaded again');
      this.#listener.onAnew(detail);
    } else if (Object.hasOwn(EVENTS, on)) {
      if (on === 'error') this.#failure = detail.message;
      this.#ready ||= on === 'ready';
      this.#send();
      // In `answer`, `id` is that of the stop.
      this.#listener.onTold(on, on === 'answer' ? { ...detail, id } : detail);
    }
  }
}
