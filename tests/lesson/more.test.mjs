// The parts after the lesson, replayed: faulty programs, practice, terms, and answers as a table.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import load from '../../dist/queens.js';
import { answersTable } from '../../web/lesson/answers.js';
import { factsOf, isRight, rightCells, rightLine } from '../../web/lesson/facts.js';
import { flagOperations, operations } from '../../web/lesson/figures/bits.js';
import { eventsOf, firstDifference } from '../../web/lesson/figures/differences.js';
import { shortly } from '../../web/lesson/figures/costs.js';
import { firstSaidIn } from '../../web/lesson/glossary.js';
import { linesOf } from '../../web/lesson/listing.js';

const queens = await load();
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../web/lesson/${name}.json`, import.meta.url), 'utf8'));
const [LESSON, BROKEN, PRACTICE, GLOSSARY] = ['queens', 'broken', 'practice', 'glossary'].map(read);

/** @param {any} show @param {(search: any) => any} use */
function lent({ variant, n, step = 0, bug }, use) {
  const search = new queens.Search(variant, n, bug ? { bug } : {});
  try {
    search.seek(step);
    return use(search);
  } finally {
    search.delete();
  }
}
/** @param {any} stop @param {number} [step] */
const factsFor = ({ show }, step = show.step) => lent({ ...show, step }, (search) => factsOf(search, queens.listing(show.variant, 'python', show.bug ? { bug: show.bug } : {}), show.n));
/** @param {any} lesson @param {string} id */
const stopOf = (lesson, id) => lesson.stops.find((/** @type {any} */ stop) => stop.id === id);

test('every text of these is there in English and Chinese, with the same numbers and code between pairs of backticks', () => {
  /** @param {any} part @returns {any[]} */
  const textsIn = (part) => (Object(part) !== part ? [] : typeof part.en === 'string' ? [part] : Object.values(part).flatMap(textsIn));
  const numbers = (/** @type {string} */ text) => new Set(text.match(/\d+(?:[,.]\d+)*/g) ?? []);
  for (const said of textsIn([BROKEN, PRACTICE, GLOSSARY])) {
    assert.deepEqual(Object.keys(said), ['en', 'zh']);
    for (const text of [said.en, said.zh]) assert.equal(text.split('`').length % 2, 1, text);
    assert.match(said.zh, /\p{Script=Han}|^[^a-z]*$/u, said.en);
    assert.deepEqual(numbers(said.zh), numbers(said.en), said.en);
  }
});

test('all programs that can be wrong are there, in their order, and the guilty line is one that can be pressed', () => {
  const ids = [...queens.bugs('flag-arrays'), ...queens.bugs('bitmask')].map(({ id }) => id);
  assert.deepEqual(BROKEN.stops.map((/** @type {any} */ { id }) => id), ids);
  for (const stop of BROKEN.stops) {
    const { id, show, question } = stop;
    const harmless = queens.bugs(show.variant).find((bug) => bug.id === id)?.harmless;
    assert.equal(show.bug, id);
    assert.equal(question.kind, harmless ? 'choice' : 'line', id);
    const { listing } = factsFor(stop);
    const lines = linesOf(listing).flatMap(({ label }) => (label ? [label] : []));
    if (harmless) continue;
    assert.ok(lines.includes(rightLine(question.right, factsFor(stop))), id);
    for (const { line } of question.wrong) assert.ok(line === undefined || (lines.includes(line) && line !== listing.guilty), `${id}: ${line}`);
    assert.equal(question.wrong.at(-1).line, undefined, 'any other line has a sentence');
  }
});

test('these programs find the stated boards, and first differ at the position shown', () => {
  const found = Object.fromEntries(BROKEN.stops.map((/** @type {any} */ { id, show }) => [id, lent({ ...show, step: Infinity }, (search) => search.solutions(0, 999))]));
  assert.deepEqual(['flags-not-undone', 'one-flag-not-undone', 'anti-diagonal-untested', 'undo-before-recursion'].map((id) => found[id].length), [0, 0, 7, 256]);
  assert.deepEqual(found['record-without-copy'], [[], []]);
  const clash = (/** @type {number[]} */ columns) => columns.some((column, row) => columns.slice(0, row).some((earlier, above) => above + earlier === row + column));
  assert.equal(found['anti-diagonal-untested'].filter(clash).length, 5);
  for (const { id, show, reveal } of BROKEN.stops) {
    const [one, sound] = [show, { ...show, bug: '' }].map((each) => lent(each, eventsOf));
    const at = firstDifference(one, sound);
    assert.equal(at + 1, reveal ?? 0, id);
    if (queens.bugs(show.variant).find((bug) => bug.id === id)?.harmless) assert.deepEqual(one.solutions, sound.solutions, id);
  }
  // At event 30 there is no queen on the board.
  assert.deepEqual(lent({ ...stopOf(BROKEN, 'one-flag-not-undone').show, step: 30 }, (search) => [search.queens(), search.event().safe]), [[], false]);
  assert.deepEqual(queens.bugs('flag-arrays').find(({ id }) => id === 'index-without-shift')?.languages.includes('java'), true);
});

test('one choice is right, and wrong ones have feedback', () => {
  for (const { id, question } of [...BROKEN.stops, ...PRACTICE.stops]) {
    if (question.kind !== 'choice') continue;
    const right = question.choices.filter((/** @type {any} */ choice) => isRight(choice, { n: 4, queens: [], next: null, cells: [], later: [], lines: [], listing: { text: '', labels: [] } }));
    assert.equal(right.length, 1, id);
    for (const choice of question.choices) assert.ok(choice.right || choice.say, `${id}: ${choice.id}`);
  }
});

test('the answers without help agree with the search for n = 5', () => {
  const [diagonal, undo, back] = ['diagonal-again', 'undo-again', 'return-again'].map((id) => stopOf(PRACTICE, id));
  for (const { show, question } of [diagonal, undo]) assert.deepEqual([show.n, show.hatch, show.view, question.hidden], [5, 0, 'player', true]);
  assert.deepEqual(rightCells(diagonal.question.right, factsFor(diagonal)), ['diags1[3]']);
  assert.ok(lent({ ...diagonal.show, step: diagonal.reveal }, (search) => search.event().attackers.some((/** @type {any} */ { row, col, line }) => line === 'main' && row - col + 4 === 3)));
  assert.deepEqual(rightCells(undo.question.right, factsFor(undo)), ['cols[4]', 'diags1[2]', 'diags2[6]', 'queens[2]']);
  const facts = factsFor(back);
  assert.deepEqual([rightLine(back.question.right, facts), facts.later.find(({ name }) => name === 'col')?.value], ['remove', 2]);
  assert.deepEqual(facts.queens, [[0, 0], [1, 2]]);
  for (const { has = [], lacks = [] } of [...diagonal.question.wrong, ...undo.question.wrong]) {
    assert.ok(!has.includes('diags1[3]'));
    for (const name of lacks) assert.ok(rightCells(undo.question.right, factsFor(undo)).includes(name), name);
  }
  for (const { show, reveal } of [diagonal, undo, back]) assert.equal(reveal, show.step + 1);
});

test('the stack gives back row and col, and the next column is tried', () => {
  const { show, reveal } = stopOf(PRACTICE, 'explicit-stack');
  const [before, after] = [show.step, show.step + 1].map((step) => lent({ ...show, step }, (search) => Object.fromEntries(search.state().map((/** @type {any} */ { name, value }) => [name, value]))));
  assert.deepEqual(before.stack.at(-1), { row: 1, col: 2 });
  assert.deepEqual([after.row, after.col, after.stack], [1, 2, [{ row: 0, col: 0 }]]);
  const next = lent({ ...show, step: reveal }, (search) => search.event());
  assert.deepEqual([next.kind, next.row, next.col], ['test', 1, 3]);
  assert.deepEqual(lent({ ...show, variant: show.with, step: show.step + 1 }, (search) => search.event()), { kind: 'remove', row: 1, col: 2 });
});

test('every term with forms is underlined once in the lesson, in both languages, and every position exists', () => {
  for (const language of ['en', 'zh']) {
    const said = LESSON.stops.flatMap((/** @type {any} */ stop) => firstSaidIn(stop, LESSON, GLOSSARY, language).map(({ term }) => term.id));
    assert.deepEqual([...said].sort(), GLOSSARY.filter((/** @type {any} */ { forms }) => forms).map((/** @type {any} */ { id }) => id).sort(), language);
  }
  for (const { id, show } of GLOSSARY.filter((/** @type {any} */ term) => term.show)) assert.equal(lent(show, (search) => search.position()), show.step, id);
});

test('a term is found in text and not in code or in another word', () => {
  const term = { id: 'test', word: { en: 'test' }, forms: { en: ['test'] }, means: { en: 'A look.' }, show: { n: 4 } };
  const found = (/** @type {string} */ text) => {
    const stop = { id: 'a', title: { en: 'A' }, show: {}, text: { en: text } };
    return firstSaidIn(stop, { lesson: 1, title: { en: 'L' }, stops: [stop] }, [term], 'en').map(({ from, to }) => text.slice(from, to));
  };
  assert.deepEqual(found('`test` is code, the latest is another; a Test is one.'), ['Test']);
  assert.deepEqual(found('Nothing `test` here, and no contest.'), []);
});

test('answers are exported as a table without formulas', () => {
  const stops = [{ id: 'one', title: { en: 'One' }, show: {}, text: { en: 'Text' } }];
  const answer = { stop: 1, kind: 'choices', right: false, tries: 2, position: 7 };
  assert.equal(
    answersTable(stops, [{ ...answer, answer: ['a', 'b'], tag: null }, { ...answer, answer: 4.5, question: 2, tag: '=HYPERLINK("http://x","y")' }, { ...answer, answer: null, tag: null, skipped: true }]),
    'stop,id,kind,answer,right,tries,tag,position,question,shown,skipped\n1,one,choices,a b,false,2,,7,,,\n1,one,choices,4.5,false,2,"\'=HYPERLINK(""http://x"",""y"")",7,2,,\n1,one,choices,,false,2,,7,,,true\n',
  );
});

test('large numbers are short, and small ones whole', () => {
  assert.deepEqual([40320n, 999_999n, 16_777_216n, 9_960_000n, 17_310_309_456_440n].map(shortly), ['40,320', '999,999', '1.7 · 10⁷', '1.0 · 10⁷', '1.7 · 10¹³']);
});

test('the operations on masks give the values of the search', () => {
  for (const n of [4, 6]) {
    const search = new queens.Search('bitmask', n);
    const bits = (/** @type {string} */ mask) => parseInt(mask, 2);
    let scanned = 0;
    for (let event = search.step(); event; event = search.step()) {
      if (event.kind !== 'scan') continue;
      scanned++;
      const { cols, ld, rd, free } = Object.fromEntries(search.state().map(({ name, value }) => [name, value]));
      const steps = operations({ cols: bits(cols), ld: bits(ld), rd: bits(rd) }, n);
      const last = (/** @type {string} */ title) => steps.find((step) => step.title === title)?.masks.at(-1)?.value ?? NaN;
      assert.equal(last('complement'), bits(free));
      assert.equal(steps.length, bits(free) === 0 ? 2 : 7);
      if (bits(free) === 0) continue;
      const place = /** @type {any} */ (search.step());
      const after = Object.fromEntries(search.state().map(({ name, value }) => [name, value]));
      assert.equal(last('lowest'), 1 << place.col);
      assert.equal(last('clear'), bits(after.free));
      const below = search.step();
      if (below?.kind !== 'scan') continue;
      search.back();
      const copy = new queens.Search('bitmask', n);
      copy.seek(search.position() + 1);
      const handed = Object.fromEntries(copy.state().map(({ name, value }) => [name, value]));
      const within = (/** @type {number} */ mask) => mask & (2 ** n - 1);
      assert.deepEqual(['columns', 'shiftLeft', 'shiftRight'].map((title) => within(last(title))), [handed.cols, handed.ld, handed.rd].map((mask) => within(bits(mask))));
      copy.delete();
    }
    assert.ok(scanned > 5);
    search.delete();
  }
});

test('a program is shown from its function on, with the depth of its lines', () => {
  const lines = linesOf(queens.listing('flag-arrays', 'python'));
  assert.deepEqual(lines.slice(0, 3).map(({ text, depth, label }) => [text, depth, label]), [['def search(row):', 0, null], ['if row == n:', 1, 'base'], ['solutions.append(queens[:])', 2, 'record']]);
  assert.deepEqual(lines.at(-1), { text: 'return solutions', depth: 0, label: 'finish' });
});

test('the operations on flags in integers give the values of the search, and undo them', () => {
  for (const n of [4, 6]) {
    const search = new queens.Search('bit-flags', n);
    const flagsOf = () => /** @type {any} */ (Object.fromEntries(search.state().filter(({ type }) => type === 'bits').map(({ name, value }) => [name, parseInt(String(value), 2)])));
    let [safe, refused] = [0, 0];
    for (let before = flagsOf(), event = search.step(); event; before = flagsOf(), event = search.step()) {
      if (event.kind !== 'test') continue;
      const steps = flagOperations(before, n, [event.row, event.col]);
      const results = (/** @type {string} */ title) => steps.filter((step) => step.title === title).map(({ masks }) => masks.at(-1)?.value);
      assert.equal(results('and').every((value) => value === 0), event.safe);
      assert.equal(steps.length, event.safe ? 9 : 3);
      if (!event.safe) {
        refused++;
        continue;
      }
      safe++;
      search.step();
      assert.deepEqual(results('xor'), Object.values(flagsOf()));
      assert.deepEqual(results('xorBack'), Object.values(before));
      // A name with an equals sign never precedes digits in the order of squares.
      for (const { masks } of steps) for (const { name } of masks) assert.ok(!name.includes('='), name);
    }
    assert.ok(safe > 5 && refused > 5);
    search.delete();
  }
});
