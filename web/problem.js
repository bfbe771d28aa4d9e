// Says in the page, in place of the board, why there is none; in the language that the address or the browser asks for.
import { queryOf } from './address.js';
import { Missing } from './load.js';

/**
 * @typedef {object} Words what is said before the program, with its own tables, is there
 * @property {string} title of the page
 * @property {string} canvas what the canvas is, for readers who do not see it
 * @property {string} loading
 * @property {(ability: string) => string} missing
 * @property {string} webgl
 * @property {string} wasm
 * @property {string} failed
 * @property {string} advice
 * @property {string} lost
 * @property {string} lostAdvice
 */

/** @type {Record<string, Words>} */
const WORDS = {
  en: {
    title: 'Queenscope: see backtracking think',
    canvas: 'Chessboard and controls',
    loading: 'Loading Queenscope',
    missing: (ability) => `This browser offers no ${ability}.`,
    webgl:
      'Queenscope draws with WebGL 2. Switch on hardware acceleration in the settings, update the browser, or try a current Firefox, Chrome, Edge or Safari.',
    wasm: 'Queenscope is a WebAssembly program. Update the browser, or try a current Firefox, Chrome, Edge or Safari.',
    failed: 'Queenscope could not start.',
    advice:
      'Check the connection and load the page again. If you host it yourself, see that all files of the site are there.',
    lost: 'The graphics device was lost.',
    lostAdvice:
      'This happens when a computer sleeps or its graphics driver restarts. The board comes back by itself; if it does not, load the page again.',
  },
  zh: {
    title: 'Queenscope：看见回溯如何思考',
    canvas: '棋盘与控制按钮',
    loading: '正在加载 Queenscope',
    missing: (ability) => `此浏览器不支持 ${ability}。`,
    webgl:
      'Queenscope 用 WebGL 2 绘图。请在设置中打开硬件加速、更新浏览器，或换用最新的 Firefox、Chrome、Edge 或 Safari。',
    wasm: 'Queenscope 是 WebAssembly 程序。请更新浏览器，或换用最新的 Firefox、Chrome、Edge 或 Safari。',
    failed: 'Queenscope 无法启动。',
    advice: '请检查网络后重新加载页面。如果是自己部署的网站，请确认所有文件都在。',
    lost: '图形设备已丢失。',
    lostAdvice: '计算机休眠或显卡驱动重启时会这样。棋盘会自行恢复；如果没有，请重新加载页面。',
  },
};

/**
 * The words in a language; without one, in the reader's, as far as it can be told without the program.
 * @param {string} [language]
 */
export function words(language) {
  const asked = language ?? new URLSearchParams(queryOf(location)).get('lang') ?? navigator.language;
  return WORDS[asked.slice(0, 2).toLowerCase()] ?? WORDS.en;
}

/**
 * @param {unknown} error
 * @returns {{ title: string, advice: string, detail: string }}
 */
export function explain(error) {
  const detail = error instanceof Error ? error.message : String(error);
  const { missing, webgl, wasm, failed, advice } = words();
  if (error instanceof Missing) {
    return { title: missing(detail), advice: detail === 'WebGL 2' ? webgl : wasm, detail: '' };
  }
  return { title: failed, advice, detail };
}

/** @param {{ title: string, advice: string, detail: string }} problem */
export function showProblem({ title, advice, detail }) {
  const card = /** @type {HTMLElement} */ (document.getElementById('problem'));
  document.getElementById('loading')?.remove();
  const heading = document.createElement('h1');
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = advice;
  card.replaceChildren(heading, text);
  if (detail) {
    const code = document.createElement('code');
    code.textContent = detail;
    card.append(code);
  }
  card.hidden = false;
}

/** Takes the message away again. */
export function hideProblem() {
  /** @type {HTMLElement} */ (document.getElementById('problem')).hidden = true;
}
