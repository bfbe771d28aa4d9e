// The key of a key press, independent of the keyboard layout.

/** Keys that give a letter in some layouts and a sign that the application knows in others, by their place. */
const SIGNS = /** @type {Record<string, string>} */ ({ BracketLeft: '[', BracketRight: ']', Minus: '-', Equal: '=' });
/** Signs that need Option in some layouts of a Mac. */
const WITH_OPTION = ['[', ']', '#'];

/**
 * The key as the application knows it. A Latin letter or an ASCII sign is taken as typed, in every layout. Where the layout
 * gives another script, such as Cyrillic, the place of the key counts, as on an English keyboard.
 * @param {Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'keyCode' | 'getModifierState'>} event
 * @param {boolean} isMac
 * @returns {string | undefined} as `KeyboardEvent.key` on an English keyboard; undefined for a shortcut of the browser or the
 *   system, and while an input method composes
 */
export function keyOf(event, isMac) {
  const { key, code, shiftKey } = event;
  // 229 is the key code of a key that an input method has taken.
  if (event.isComposing || event.keyCode === 229 || key === 'Process') return undefined;
  // On Windows AltGr also counts as Control and Alt.
  const isTyped = event.getModifierState('AltGraph') || (event.altKey && !event.ctrlKey && !event.metaKey && isMac && WITH_OPTION.includes(key));
  if (!isTyped && (event.ctrlKey || event.altKey || event.metaKey)) return undefined;
  const isForeign = [...key].length === 1 && !/[\p{ASCII}\p{Script=Latin}]/u.test(key);
  if (!isForeign) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? { 3: '#' }[digit] ?? key : digit;
  return SIGNS[code] ?? key;
}
