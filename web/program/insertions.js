// Text put into a program, and what becomes of its lines.

export class Insertions {
  /** @type {{ at: number, to: number, text: string, order: number }[]} */
  #all = [];

  /**
   * @param {number} at where, in letters
   * @param {string} text
   * @param {number} [to] instead of what stands up to there
   */
  put(at, text, to = at) {
    this.#all.push({ at, to, text, order: this.#all.length });
  }

  /**
   * @param {string} source
   * @returns {{ text: string, lines: number[] }} what was put at one place stands in the order in which it was put; and of each
   *   line the one of the source that it is or belongs to, from 1 on
   */
  into(source) {
    let from = 0;
    let text = '';
    let line = 1;
    const lines = [1];
    const copy = (/** @type {string} */ piece, /** @type {number} */ onwards) => {
      text += piece;
      for (let i = piece.indexOf('\n'); i >= 0; i = piece.indexOf('\n', i + 1)) {
        line += onwards;
        lines.push(line);
      }
    };
    for (const { at, to, text: put } of this.#all.sort((one, other) => one.at - other.at || one.order - other.order)) {
      copy(source.slice(from, at), 1);
      copy(put, 0);
      from = to;
    }
    copy(source.slice(from), 1);
    return { text, lines };
  }
}
