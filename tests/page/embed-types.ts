// Only compiled: code that dist/embed.d.ts must accept, or refuse where an error is expected.
import type { Complaint, FrameMessage, HostMessage, NQueens, NQueensEventMap, Told } from '../../dist/embed.js';
import type { COMMANDS, EVENTS } from '../../web/contract/table.js';

/** `true` if both have the same names. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** A pure property is written and read as text. */
type Methods = { [Name in Exclude<keyof NQueens, keyof HTMLElement>]: NQueens[Name] extends string | null ? never : Name };
const methods: Same<Methods[keyof Methods], keyof typeof COMMANDS> = true;
const commands: Same<HostMessage['do'], keyof typeof COMMANDS> = true;
const events: Same<keyof NQueensEventMap, keyof typeof EVENTS> = true;
const told: Same<keyof Told, keyof typeof EVENTS> = true;
void [methods, commands, events, told];

const board = document.createElement('n-queens');
board.setAttribute('variant', 'bitmask');
const event = await board.seek(40);
if (event?.kind === 'place') void (event.row + event.col);
const complaints: Complaint[] = await board.load({ n: 6, loop: true });
void complaints;
await board.load('n=6');
await Promise.all([board.play(), board.pause(), board.step(), board.back(), board.runTo('solution')]);
board.step = 40;
board.play = true;
board.narration = null;
board.theme = board.loading ?? 'dark';
const picture: string = await board.svg({ panels: 'code,state' });
const place: [number, number | null, string] = [await board.position(), await board.total(), await board.narration('en')];
await board.setState((await board.getState()) + picture + place);
// @ts-expect-error no parameter
board.theme = {};
board.addEventListener('change', ({ detail }) => void (detail.by === 'reader' && detail.parameters.panels?.trim()));
board.addEventListener('solution', ({ detail }) => void detail.number.toFixed());
board.addEventListener('error', ({ detail }) => void detail.message.trim());
board.addEventListener('ready', function ({ detail }) {
  void this.seek(detail.position);
});
const listener = ({ detail }: NQueensEventMap['answer']) => void detail.right;
board.addEventListener('answer', listener);
board.removeEventListener('answer', listener);
board.removeEventListener('answer', listener, { capture: true });
board.addEventListener('click', ({ clientX }) => void clientX);
// @ts-expect-error not a position
void board.seek('40');
// @ts-expect-error not a kind of event
void board.runTo('queen');
// @ts-expect-error there are no parameters in a number
void board.load(6);

const message: HostMessage = { queens: 1, do: 'seek', position: 40, id: 'a' };
// @ts-expect-error where to?
const nowhere: HostMessage = { queens: 1, do: 'seek' };
void [message, nowhere];
addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
  if ('subject' in data) void data.height.toFixed();
  else if ('on' in data && data.on === 'solution') void data.number.toFixed();
});
