// Starts lessons: the built-in ones, the board by hand, the closing questions, or any other lesson. Only one runs at a time.
import { Course, codeIn } from './course.js';
import { withSearch } from '../search/with-search.js';
import { given } from './given.js';
import { byHand } from './hand.js';
import { blankProgram } from './blank.js';
import { QUIZZES } from '../contract/table.js';
import { rewriteAddress } from '../address/rewrite.js';
import { addStyle } from '../dialog/opener.js';
import { fetchText, findFault, named, needsReload, SEARCHES, textsOf } from '../dialog/part.js';
import { Broken } from '../files/fetch.js';
import { predictions } from './predict.js';
import { tellTrouble } from './trouble.js';

/** Built-in lessons by name, each in a file; a number refers to the first one. */
const OURS = ['queens', 'practice', 'broken', 'slips', 'exit', 'tour'];

/** Parameters of the address that request a lesson. */
const NAMES = ['lesson', 'hand', 'predict', 'quiz', 'tour', 'stop', 'answers'];

/** @type {Course | undefined} */
let course;
/** The answers given since the page was opened, by the name of the lesson. @type {Map<string, import('./course.js').Answer[]>} */
const answered = new Map();
/** The stop at which our lesson was left, from 1. */
let leftAt = 1;

/** Keeps the page's address up to date. @param {string} lesson a name in OURS @param {number} stop from 1 */
function writeLesson(lesson, stop) {
  const value = lesson === 'queens' || lesson === 'tour' ? stop : lesson;
  const name = lesson === 'tour' ? 'tour' : QUIZZES.includes(lesson) ? 'quiz' : 'lesson';
  rewriteAddress(NAMES, `${name}=${value}`);
}

/** The searches' module, without which no question can be judged. */
const loadSearches = () => import('../queens.js').then(({ default: load }) => load()).catch(async (error) => {
  throw (await findFault(error, SEARCHES)) ?? new Broken(SEARCHES[0], 'notLoaded', error.message);
});

/** @param {string} name of a file beside this one @returns {Promise<any>} @throws {Broken} */
const fetchLesson = (name) => named(`lesson/${name}.json`, fetchText(`lesson/${name}.json`).then(JSON.parse));

/**
 * @param {unknown} lesson
 * @param {import('../app.js').Page} page
 * @param {import('./text.js').Words} words
 * @param {AbortSignal} signal
 * @returns {Promise<import('./lesson.d.ts').Lesson>}
 */
async function find(lesson, page, words, signal) {
  const { variant, n, find, bug = '', way = '', seed, given } = page.search(0);
  if (lesson === 'hand') return byHand(words, { variant, n, given });
  if (lesson !== 'predict') {
    const { readLesson } = await named('lesson/read.js', import('./read.js'));
    return readLesson(lesson, wordsFor(page, words), signal, loadSearches);
  }
  return withSearch({ ...page.search(0), position: 0, signal }, (search) => predictions(words, search, { variant, n, find, bug, way, ...(seed && { seed }), ...(given && { given }) }));
}

/** @param {import('../app.js').Page} page @param {import('./text.js').Words} words @returns {Record<string, string>} in the student's language */
const wordsFor = (page, words) => words[page.language()] ?? words.en;

/**
 * Everything that a lesson needs before it can be shown.
 * @param {unknown} lesson
 * @param {string | undefined} name of a built-in lesson
 * @param {import('../app.js').Page} page
 * @param {import('./text.js').Words} words
 * @param {AbortSignal} signal
 */
async function prepare(lesson, name, page, words, signal) {
  const [read, glossary] = await Promise.all([
    name ? fetchLesson(name) : find(lesson, page, words, signal),
    // Other lessons may use these words in another sense.
    name ? fetchLesson('glossary') : [],
    loadSearches(),
    ...['dialog/style', 'lesson/style', 'lesson/answers', 'lesson/marks', 'lesson/paper'].map((each) => addStyle(`../${each}.css`)),
  ]);
  return { read, glossary };
}

/**
 * @param {import('./course.js').Stage} stage
 * @param {AbortSignal} signal ends it
 * @param {unknown} [lesson] an object or JSON; a number is a stop of ours to begin with, from 1 on; `tour` is the short
 *   introduction without questions; `broken`, `practice`, `exit` and `slips` are what comes after ours: programs that are wrong,
 *   exercises, five questions, and slips in programs; `hand` and `predict` are the board by hand, and predictions of the search
 *   that is shown; ours where it was left if there is none
 * @param {string | number} [stop] at which it begins: its id, or its number counted from 1; the first if there is none
 * @returns {Promise<void>} the stop is shown
 * @throws {Error} what is wrong with the lesson, by stop and field, or which file is missing; the reader has been told
 */
export async function teach(stage, signal, lesson = leftAt, stop) {
  const name = typeof lesson === 'number' ? 'queens' : OURS.find((each) => each === lesson);
  const known = name ?? (lesson === 'hand' || lesson === 'predict' ? lesson : 'own');
  given.beginning.push(known);
  try {
    await begin(stage, signal, lesson, stop, { name, known });
  } finally {
    given.beginning.splice(given.beginning.indexOf(known), 1);
    if (given.resume?.lesson === known && given.running?.name === known && !given.beginning.includes(known)) given.resume = undefined;
  }
}

/**
 * @param {import('./course.js').Stage} stage
 * @param {AbortSignal} signal
 * @param {unknown} lesson
 * @param {string | number | undefined} stop
 * @param {{ name?: string, known: string }} names `name`: file of a lesson of ours; `known`: its name in a saved text
 */
async function begin(stage, signal, lesson, stop, { name, known }) {
  const words = await textsOf('lesson');
  const prepared = await prepare(lesson, name, stage.page, words, signal).catch(async (error) => {
    const again = () => {
      if (needsReload(error.file)) location.reload();
      else teach(stage, signal, lesson, stop).catch(() => undefined);
    };
    if (signal.aborted) throw error;
    await tellTrouble(wordsFor(stage.page, words), error, again, signal);
    throw Object.assign(error, { told: true });
  });
  await course?.close();
  if (signal.aborted) return;
  const told = (/** @type {number | null} */ number) => {
    if (number === null && course === begun) course = given.running = undefined;
    if (name) answered.set(name, begun.answers);
    if (name === 'queens') leftAt = number ?? (begun.isLast ? 1 : leftAt);
    if (number === null) rewriteAddress(NAMES);
    else if (name) writeLesson(name, number);
  };
  const beginOther = async (/** @type {string} */ other) => {
    if (other !== 'program') return teach(stage, signal, other === 'queens' ? 1 : other).catch(() => undefined);
    const code = codeIn(stage.page.address());
    await course?.close();
    await stage.handle.program(blankProgram(code, wordsFor(stage.page, words)));
  };
  // The author of another lesson knows how to go on after it.
  const ways = { names: name ? ['program', ...OURS.filter((each) => each !== name)] : [], begin: beginOther };
  const begun = new Course(stage, prepared.read, { words, glossary: prepared.glossary }, told, ways, signal);
  course = begun;
  begun.resume((name ? answered.get(name) : undefined) ?? []);
  given.running = {
    name: known,
    place: () => begun.place,
    close: () => begun.close(),
    goOn: async (place) => {
      begun.resume(place.answers);
      await begun.go(place.stop || 1);
    },
  };
  const { resume } = given;
  if (resume?.lesson === known) {
    await given.running.goOn(resume);
  } else {
    await begun.go(stop ?? (typeof lesson === 'number' ? lesson : 1));
  }
}
