// Elements of dialogs.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [properties]
 * @param {(Node | string)[]} children
 */
export function make(name, properties, ...children) {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

/**
 * A button for an action that takes time; presses during the action are ignored.
 * @param {string} label
 * @param {() => Promise<string | (string | Node)[] | void>} act returns the message to show, if any
 * @param {(said: any) => void} tell
 */
export function makeButton(label, act, tell) {
  const made = make('button', { type: 'button' }, label);
  let busy = false;
  made.addEventListener('click', async () => {
    // A button that is disabled would lose the focus.
    if (busy) return;
    busy = true;
    made.setAttribute('aria-disabled', 'true');
    try {
      tell((await act()) ?? '');
    } finally {
      made.removeAttribute('aria-disabled');
      busy = false;
    }
  });
  return made;
}
