// An event in a few words.

/** @param {any} event @param {Record<string, string>} words @returns {string} */
export function eventWords({ kind, row, col, safe, number }, words) {
  const name = kind === 'test' ? (safe ? 'didTestFree' : 'didTestAttacked') : `did${kind[0].toUpperCase()}${kind.slice(1)}`;
  return words[name].replace('{square}', `(${row}, ${col})`).replace('{row}', String(row)).replace('{number}', String(number));
}
