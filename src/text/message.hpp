#pragma once

#include <cstddef>
#include <cstdint>

namespace queens {

/// Everything that the program says, as one list. Each language has a pattern for every one of these, in this
/// order (`languages/en.json`, …); `format` in `text/format.hpp` fills it. The arguments of a message are the
/// names in braces of its English pattern.
enum class Message : std::uint16_t {
  // How numbers and lists are written.
  digitGroup,  // between groups of three digits
  listComma,   // between the members of a list

  // The seven searches, in the order of `VariantId`.
  titleBoardScan,
  titleFlagArrays,
  titleHashSets,
  titleBitFlags,
  titleBitmask,
  titleExplicitStack,
  titlePermutations,

  // Transport.
  first,
  back,
  play,
  pause,
  step,
  nextSolution,
  previousSolution,
  lastSeen,
  secondsPerEvent,
  eventsPerSecond,
  fullSpeed,
  position,
  positionName,
  speed,
  search,
  board,
  squareFree,
  squareQueen,
  squareAttacked,
  squareAttacker,
  boardTab,
  panel,
  panelUp,
  panelDown,
  boardShare,
  programShare,
  programLanguage,
  foldPreamble,
  unfoldPreamble,

  // Counters.
  counterTest,
  counterAttacked,
  counterPlace,
  counterRemove,
  counterSolution,
  counterDeadEnd,
  counterExhausted,
  counterScan,
  counterCompare,
  counterReject,
  counterClash,

  // Kinds of events, as short as a log needs; the order of `EventKind`.
  kindTest,
  kindScan,
  kindCompare,
  kindPlace,
  kindRemove,
  kindSolution,
  kindReject,
  kindExhausted,
  kindDone,

  // Panels, menus and buttons.
  code,
  state,
  statistics,
  log,
  help,
  language,
  theme,
  pseudocode,
  lineCounts,
  count,
  countSoFar,
  countExpected,
  countLeft,
  countMethod,
  countExplanation,
  countNoWorkers,
  countWorkersFail,
  countNoMemory,
  time,
  seconds,
  minutes,
  cancel,
  tour,
  tourProgress,
  reset,
  close,
  next,
  previous,
  skip,

  // Keyboard help: the keys as code, then what they do.
  keyPlay,
  keyStep,
  keyLine,
  keySolution,
  keyBacktrack,
  keyEnds,
  keySpeed,
  keySize,
  keyVariant,
  keyTheme,
  keyHelp,
  keyEscape,

  // Notices and errors.
  badParameter,
  parameterLeftOut,
  acceptsWholeNumber,
  acceptsOneOf,
  acceptsEventsPerSecond,
  acceptsPositionOfSearch,
  acceptsSplit,

  // Narration: the start.
  startBoardScan,
  startFlagArrays,
  startHashSets,
  startBitFlags,
  startBitmask,
  startExplicitStack,
  startPermutations,

  // Narration: a safe square.
  safeBoardScan,
  safeFirstColumn,
  safeFlagArrays,
  safeHashSets,
  safeBitFlags,
  safeExplicitStack,
  safeFirstRow,
  safePermutations,

  // Narration: an attacked square; the line shared with the queen, in the order of `Line`, how the program
  // finds it, and the other queens that attack.
  attacked,
  attackedPermutations,
  sharedRow,
  sharedColumn,
  sharedMain,
  sharedAnti,
  foundByScan,
  foundInArray,
  foundInSet,
  foundInBits,
  foundByValidate,
  otherOne,
  otherTwo,
  otherQueen,
  lineRow,
  lineColumn,
  lineMain,
  lineAnti,

  // Narration: the free squares of a row, a pair of queens.
  scanFirst,
  scanFree,
  scanNone,
  pairApart,
  pairClashMain,
  pairClashAnti,

  // Narration: a queen is put, and what follows.
  placedBoardScan,
  placedFlagArrays,
  placedHashSets,
  placedBitFlags,
  placedBitmask,
  placedExplicitStack,
  placedPermutations,
  thenRow,
  thenColumn,
  thenFull,
  thenCompare,

  // Narration: a queen is taken back, and what follows.
  removed,
  comesBack,
  comesBackFromFull,
  undoneBoardScan,
  undoneFlagArrays,
  undoneHashSets,
  undoneBitFlags,
  undoneBitmask,
  undoneExplicitStack,
  undonePermutations,
  nextColumn,
  nextRow,
  noColumnLeft,
  noRowLeft,
  freeLeft,
  freeNone,

  // Narration: full boards, exhausted lines, the end.
  solutionColumns,
  solutionRows,
  solutionCompared,
  rejected,
  rejectedAtLast,
  deadEndRow,
  deadEndColumn,
  deadEndFree,
  triedRow,
  triedColumn,
  triedFree,
  triedFirstRow,
  triedFirstColumn,
  overTests,
  overScans,
  overCompares,

  // What the page is; what is different in each of the seven searches, in the order of `VariantId`.
  intro,
  aboutBoardScan,
  aboutFlagArrays,
  aboutHashSets,
  aboutBitFlags,
  aboutBitmask,
  aboutExplicitStack,
  aboutPermutations,

  // What the signs `−` and `+` do.
  smallerBoard,
  largerBoard,
  slower,
  faster,

  // Legend: what is drawn on the board, in the program and in the state.
  legendTitle,
  legendHatched,
  legendQueen,
  legendPlaced,
  legendGhost,
  legendSafe,
  legendAttacked,
  legendExhausted,
  legendDeadEnd,
  legendSolution,
  legendFree,
  legendRails,
  legendCompare,
  legendReject,
  legendDone,
  legendHeat,
  legendMarkedLine,
  legendLooking,
  legendChanged,
  legendPointed,

  // Glossary: the terms and, in the same order, what they mean.
  termProblem,
  termEvent,
  termConflict,
  termPrune,
  termDeadEnd,
  termBacktrack,
  termMainDiagonal,
  termAntiDiagonal,
  termMask,
  termShift,
  termXor,
  termByValue,
  termCall,
  termReturn,
  termFrames,
  termA000170,
  defineProblem,
  defineEvent,
  defineConflict,
  definePrune,
  defineDeadEnd,
  defineBacktrack,
  defineMainDiagonal,
  defineAntiDiagonal,
  defineMask,
  defineShift,
  defineXor,
  defineByValue,
  defineCall,
  defineReturn,
  defineFrames,
  defineA000170,

  // The guided introduction: titles and texts of its stops.
  tourConflictTitle,
  tourConflict,
  tourRowsTitle,
  tourRows,
  tourDiagonalsTitle,
  tourDiagonals,
  tourDeadEndTitle,
  tourDeadEnd,
  tourUndoTitle,
  tourUndo,
  tourSolutionTitle,
  tourSolution,
  tourPruningTitle,
  tourPruning,
  tourBitsTitle,
  tourBits,
  tourOnwardTitle,
  tourOnward,

  // Understanding what is drawn: the rest of the legend, the glossary, what State, Count and the tour say of
  // themselves.
  glossary,
  keyLegend,
  legendRead,
  legendLooked,
  legendMasks,
  legendChangedBit,
  bitOrder,
  countSmaller,
  countLarger,
  countMeasures,
  tourBack
};

/// How many messages there are.
inline constexpr std::size_t kMessageCount = static_cast<std::size_t>(Message::tourBack) + 1;

/// The message that stands `offset` places after `base`; for runs that follow the order of another
/// enumeration, such as the titles of the variants.
constexpr Message operator+(Message base, std::size_t offset) {
  return static_cast<Message>(static_cast<std::size_t>(base) + offset);
}

}  // namespace queens
