// Everything that a reader sees, in English.
#include "text/language.hpp"

namespace queens {
namespace {

using enum Message;

constexpr Messages kMessages = {{
    {digitGroup, ","},
    {listComma, ", "},

    {appName, "Queenscope"},
    {appPurpose, "Watch backtracking think: seven N-Queens searches, step by step"},
    {loading, "Loading…"},
    {titleBoardScan, "Board scan"},
    {titleFlagArrays, "Flag arrays"},
    {titleHashSets, "Hash sets"},
    {titleBitFlags, "Bit flags"},
    {titleBitmask, "Bitmask"},
    {titleExplicitStack, "Explicit stack"},
    {titlePermutations, "Permutations"},
    {teachesBoardScan, "The first textbook version: each test scans the board for a queen that attacks."},
    {teachesFlagArrays, "Three boolean arrays: a test takes three look-ups, however large the board."},
    {teachesHashSets, "The same test with sets: they hold just the columns and diagonals that are taken."},
    {teachesBitFlags, "The arrays become three integers, with one bit for each column and diagonal."},
    {teachesBitmask, "All free squares of a row at once; masks are passed by value, so nothing is undone."},
    {teachesExplicitStack, "No recursion: two loops and a stack of squares walk the same tree."},
    {teachesPermutations, "Generate and test: what a search costs when nothing is pruned."},

    {first, "To the start"},
    {back, "One step back"},
    {play, "Play"},
    {pause, "Pause"},
    {step, "One step"},
    {nextSolution, "Next solution"},
    {previousSolution, "Previous solution"},
    {lastSeen, "To the last event seen"},
    {speed, "Speed"},
    {secondsPerEvent, "1 event in {seconds} s"},
    {eventsPerSecond, "{events|one=# event/s|other=# events/s}"},
    {fullSpeed, "as fast as it goes"},
    {position, "Event {position}"},
    {positionOfTotal, "Event {position} of {total}"},
    {solutionOfTotal, "Solution {number} of {total}"},

    {counterTest, "Tests"},
    {counterAttacked, "Attacked"},
    {counterPlace, "Placements"},
    {counterRemove, "Taken back"},
    {counterSolution, "Solutions"},
    {counterDeadEnd, "Dead ends"},
    {counterExhausted, "Exhausted lines"},
    {counterScan, "Scans"},
    {counterCompare, "Comparisons"},
    {counterReject, "Rejected boards"},
    {counterClash, "Clashes"},

    {kindTest, "test"},
    {kindScan, "scan"},
    {kindCompare, "compare"},
    {kindPlace, "place"},
    {kindRemove, "take back"},
    {kindSolution, "solution"},
    {kindReject, "reject"},
    {kindExhausted, "exhausted"},
    {kindDone, "done"},

    {code, "Code"},
    {state, "State"},
    {tree, "Tree"},
    {solutions, "Solutions"},
    {statistics, "Statistics"},
    {log, "Log"},
    {help, "Help"},
    {language, "Language"},
    {theme, "Theme"},
    {themeAuto, "Automatic"},
    {themeLight, "Light"},
    {themeDark, "Dark"},
    {themeProjector, "Projector"},
    {share, "Share"},
    {copyLink, "Copy a link to this moment"},
    {copyEmbed, "Copy HTML for your page"},
    {copied, "Copied"},
    {variant, "Variant"},
    {compareWith, "Compare with"},
    {compareNone, "Nothing"},
    {boardSize, "Board size n"},
    {pseudocode, "Pseudocode"},
    {lineCounts, "Line counts"},
    {predict, "Predict"},
    {predictQuestion, "What happens next?"},
    {predictRight, "Right."},
    {predictWrong, "Not this time; here is what happens."},
    {count, "Count"},
    {countSoFar, "{solutions|one=# solution|other=# solutions} so far"},
    {countExpected, "about {time} on this machine"},
    {countLeft, "about {time} left"},
    {countMethod,
     "No queen is tried and taken back here: the board is cut in two, every way to fill each half is listed, "
     "and "
     "halves that do not attack each other are matched many at a time. Two lists of square-root length "
     "replace one "
     "long search."},
    {countExplanation, "How it works, in pictures"},
    {time, "Time"},
    {seconds, "{number} s"},
    {minutes, "{number} min"},
    {cancel, "Cancel"},
    {tour, "Tour"},
    {tourProgress, "{stop} of {stops}"},
    {reset, "Reset"},
    {close, "Close"},
    {next, "Next"},
    {previous, "Previous"},
    {skip, "Skip"},
    {playUntil, "Play until"},
    {loop, "Loop"},

    {boardLabel, "Chessboard with {n|one=# row|other=# rows}"},
    {squareEmpty, "row {row}, column {col}: empty"},
    {squareQueen, "row {row}, column {col}: queen"},
    {squareAttacked, "row {row}, column {col}: attacked by {queens|one=# queen|other=# queens}"},

    {keyPlay, "`Space` play or pause"},
    {keyStep, "`→` `←` one step on or back"},
    {keyLine, "`Shift` `→` `←` one line of code on or back"},
    {keySolution, "`N` next solution"},
    {keyBacktrack, "`B` next backtrack"},
    {keyEnds, "`Home` `End` to the start, to the last event seen"},
    {keySpeed, "`+` `−` faster, slower"},
    {keySize, "`[` `]` smaller or larger board; `R` reset"},
    {keyVariant, "`1` … `7` another search"},
    {keyTheme, "`T` light, dark or projector theme; `L` language"},
    {keyHelp, "`?` this help"},
    {keyEscape, "`Esc` give the keyboard back to the page"},

    {badParameter,
     "`{name}={value}` cannot be used: {name} is {accepted}. `{name}={used}` stands in for it."},
    {parameterLeftOut, "`{name}={value}` cannot be used: {name} is {accepted}. It is left out."},
    {acceptsWholeNumber, "a whole number from {from} to {to}"},
    {acceptsOneOf, "one of {list}"},
    {acceptsSpeed, "a number of events per second above 0"},
    {noWebAssembly,
     "This browser does not run WebAssembly, which the searches need. A browser of 2018 or later does."},
    {noWebGl2,
     "This browser does not draw with WebGL 2. The search runs without pictures: the board is a table."},
    {loadFailed, "{file} could not be loaded. Check the connection and load the page again."},
    {contextLost, "The graphics were interrupted. The picture comes back as soon as the browser allows."},

    {startBoardScan,
     "The board is empty: queens go in column by column, and before each one `isSafe` scans its row ←, its "
     "diagonal ↖ and its diagonal ↙ for a queen."},
    {startFlagArrays,
     "The board is empty: each row gets one queen, and the boolean arrays `cols`, `diags1` and `diags2` "
     "remember which columns and diagonals are taken."},
    {startHashSets,
     "The board is empty: each row gets one queen, and three sets remember `col`, `row − col` and `row + "
     "col` of every queen that stands."},
    {startBitFlags,
     "The board is empty: each row gets one queen, and the bits of three integers, `cols`, `main` and "
     "`anti`, remember which columns and diagonals are taken."},
    {startBitmask,
     "The board is empty: each row finds all its free squares at once from three masks, `cols` and the "
     "diagonals `ld` and `rd`, which shift by one square on the way to the next row."},
    {startExplicitStack,
     "The board is empty: each row gets one queen, a stack instead of recursion remembers where they stand, "
     "and `validate` looks through the rows above each square."},
    {startPermutations,
     "The board is empty: every permutation of the columns is built row by row, and diagonals are compared "
     "only when {n|one=the only queen stands|other=all # queens stand}."},

    {safeBoardScan, "Row {row}, column {col} is safe: the scans ←, ↖ and ↙ meet no queen."},
    {safeFirstColumn, "Row {row}, column {col} is safe: no column to its left could hold a queen."},
    {safeFlagArrays,
     "Row {row}, column {col} is safe: `cols[{col}]`, `diags1[{row} − {col} + {n} − 1] = diags1[{index}]` "
     "and `diags2[{row} + {col}] = diags2[{sum}]` are all false."},
    {safeHashSets,
     "Row {row}, column {col} is safe: {col} is not in `cols`, {row} − {col} = {diff} is not in `diags1` and "
     "{row} + {col} = {sum} is not in `diags2`."},
    {safeBitFlags,
     "Row {row}, column {col} is safe: bit {col} of `cols`, bit {row} − {col} + {n} − 1 = {index} of `main` "
     "and bit {row} + {col} = {sum} of `anti` are all 0."},
    {safeExplicitStack,
     "Row {row}, column {col} is safe: `validate` looks through the {row|one=# row|other=# rows} above and "
     "finds no queen in its column or on its diagonals."},
    {safeFirstRow, "Row {row}, column {col} is safe: `validate` finds no row above that could hold a queen."},
    {safePermutations,
     "Column {col} is not used yet (`used[{col}]` is false), so row {row} may take it: diagonals do not "
     "count before the board is full."},

    {attacked,
     "Row {row}, column {col} is attacked by the queen on row {qrow}, column {qcol}: {found}{others}."},
    {attackedPermutations,
     "Column {col} is used by the queen on row {qrow} (`used[{col}]` is true), so row {row} cannot take it."},
    {sharedRow, "both are in row {row}"},
    {sharedColumn, "both are in column {col}"},
    {sharedMain, "both have row − column = {diff}"},
    {sharedAnti, "both have row + column = {sum}"},
    {foundByScan, "{shared}, and the scan {arrow} meets it {distance|one=# square|other=# squares} away"},
    {foundInArray, "{shared}, so `{entry}` is true"},
    {foundInSet, "{shared}, so {member} is in `{name}`"},
    {foundInBits, "{shared}, so bit `{bit}` of `{name}` is set"},
    {foundByValidate, "{shared}, and `validate`, coming down from the top row, finds it at ({qrow}, {qcol})"},
    {otherOne, "; the queen on {first} attacks it too"},
    {otherTwo, "; the queens on {first} and {second} attack it too"},
    {otherQueen, "row {row}, column {col} ({line})"},
    {lineRow, "same row"},
    {lineColumn, "same column"},
    {lineMain, "row − column = {diff}"},
    {lineAnti, "row + column = {sum}"},

    {scanFirst,
     "`free = {free}`: no queen stands yet, so {count|one=the only square|other=all # squares} of row {row} "
     "{count|one=is|other=are} free; `free & −free` takes column {lowest}."},
    {scanFree,
     "`free = {free}`: {count|1=one square is|2=two squares are|3=three squares are|4=four squares "
     "are|5=five squares are|6=six squares are|7=seven squares are|8=eight squares are|9=nine squares "
     "are|other=# squares are} left in row {row}; `free & −free` takes column {lowest}."},
    {scanNone, "`free = {free}`: `cols | ld | rd` covers the whole of row {row}, so no square is left."},
    {pairApart,
     "The queens on row {qrow}, column {qcol} and row {row}, column {col} share no diagonal: |{row} − "
     "{qrow}| = {rows}, but |{col} − {qcol}| = {cols}."},
    {pairClashMain,
     "The queens on row {qrow}, column {qcol} and row {row}, column {col} clash: |{row} − {qrow}| = |{col} − "
     "{qcol}| = {rows}, for both have row − column = {diff}."},
    {pairClashAnti,
     "The queens on row {qrow}, column {qcol} and row {row}, column {col} clash: |{row} − {qrow}| = |{col} − "
     "{qcol}| = {rows}, for both have row + column = {sum}."},

    {placedBoardScan, "A queen goes on row {row}, column {col}: `board[{row}][{col}] = 1`; {then}."},
    {placedFlagArrays,
     "A queen goes on row {row}, column {col}: `cols[{col}]`, `diags1[{index}]` and `diags2[{sum}]` become "
     "true; {then}."},
    {placedHashSets,
     "A queen goes on row {row}, column {col}: {col} joins `cols`, {diff} joins `diags1` and {sum} joins "
     "`diags2`; {then}."},
    {placedBitFlags,
     "A queen goes on row {row}, column {col}: XOR sets bit {col} of `cols`, bit {index} of `main` and bit "
     "{sum} of `anti`; {then}."},
    {placedBitmask,
     "A queen goes on row {row}, column {col}: `bit = {bit}` is taken, and `free & (free − 1)` leaves `free "
     "= {free}`; {then}."},
    {placedExplicitStack,
     "A queen goes on row {row}, column {col}: `board[{row}][{col}] = 1`, and ({row}, {col}) is pushed onto "
     "the stack, which now holds {standing|one=# square|other=# squares}; {then}."},
    {placedPermutations, "Row {row} takes column {col}: `used[{col}]` becomes true; {then}."},
    {thenRow, "on to row {next}"},
    {thenColumn, "on to column {next}"},
    {thenFull, "{n|one=the only queen stands|other=all # queens stand}"},
    {thenCompare, "{n|one=the only queen stands|other=all # queens stand, and pairs can be compared}"},

    {removed, "{back}: {undone}; {then}."},
    {comesBack, "The queen on row {row}, column {col} comes back"},
    {comesBackFromFull, "The board was full, so the queen on row {row}, column {col} comes back"},
    {undoneBoardScan, "`board[{row}][{col}] = 0`"},
    {undoneFlagArrays, "`cols[{col}]`, `diags1[{index}]` and `diags2[{sum}]` are false again"},
    {undoneHashSets, "{col} leaves `cols`, {diff} leaves `diags1` and {sum} leaves `diags2`"},
    {undoneBitFlags,
     "the same XOR clears bit {col} of `cols`, bit {index} of `main` and bit {sum} of `anti`"},
    {undoneBitmask, "nothing has to be undone, for the masks were passed by value"},
    {undoneExplicitStack, "({row}, {col}) is popped off the stack and `board[{row}][{col}] = 0`"},
    {undonePermutations, "`used[{col}]` is false again"},
    {nextColumn, "column {next} is next"},
    {nextRow, "row {next} is next"},
    {noColumnLeft, "row {row} has no column left"},
    {noRowLeft, "column {col} has no row left"},
    {freeLeft, "`free = {free}` still holds {count|one=# square|other=# squares} of row {row}"},
    {freeNone, "`free = {free}`, so row {row} has no square left"},

    {solutionColumns,
     "Solution {number}: {n|one=the only queen stands in column|other=row by row the queens stand in "
     "columns} {places}{n|one=.|other=, and none attacks another.}"},
    {solutionRows,
     "Solution {number}: {n|one=the only queen stands in row|other=column by column the queens stand in "
     "rows} {places}{n|one=.|other=, and none attacks another.}"},
    {solutionCompared,
     "Solution {number}: {n|one=the only queen stands in column|other=row by row the queens stand in "
     "columns} {places}{pairs|0=, and there is no pair to compare.|one=, and this pair does not "
     "clash.|other=, and none of their # pairs clashes.}"},
    {rejected,
     "The full board with columns {places} is rejected; a search that prunes would not even have placed the "
     "queen in row {clash}, let alone those below it."},
    {rejectedAtLast,
     "The full board with columns {places} is rejected; a search that prunes would have placed all its "
     "queens but the last, in row {clash}."},
    {deadEndRow,
     "Every square of row {row} is attacked, so the queen in row {previous} comes back: a dead end."},
    {deadEndColumn,
     "Every square of column {col} is attacked, so the queen in column {previous} comes back: a dead end."},
    {deadEndFree,
     "`free = {free}`: every square of row {row} is attacked, so the queen in row {previous} comes back: a "
     "dead end."},
    {triedRow, "Every column of row {row} has been tried, so the queen in row {previous} comes back."},
    {triedColumn, "Every row of column {col} has been tried, so the queen in column {previous} comes back."},
    {triedFree,
     "`free = {free}`: every free square of row {row} has been tried, so the queen in row {previous} comes "
     "back."},
    {triedFirstRow,
     "Every column of row {row} has been tried, and no queen stands that could be taken back."},
    {triedFirstColumn,
     "Every row of column {col} has been tried, and no queen stands that could be taken back."},
    {overTests,
     "The search is over: {solutions|0=no solution|one=# solution|other=# solutions} for n = {n}, after "
     "{tests|one=# test|other=# tests} and {places|one=# placement|other=# placements}."},
    {overScans,
     "The search is over: {solutions|0=no solution|one=# solution|other=# solutions} for n = {n}, after "
     "{scans|one=# scan|other=# scans}, {places|one=# placement|other=# placements} and not a single test."},
    {overCompares,
     "The search is over: {solutions|0=no solution|one=# solution|other=# solutions} for n = {n}, after "
     "{tests|one=# test|other=# tests}, {places|one=# placement|other=# placements} and {compares|0=no "
     "comparison|one=# comparison|other=# comparisons}."},

    {tourConflictTitle, "What a conflict is"},
    {tourConflict,
     "Queens attack along rows, columns and diagonals. The square being tested, row 1, column 1, lies on a "
     "diagonal with the queen on row 0, column 0: going down it, row and column grow together, so row − "
     "column is 0 on every square of it. On diagonals that run the other way row + column is the same."},
    {tourRowsTitle, "Why row by row"},
    {tourRows,
     "6 queens can be set on 36 squares in 1,947,792 ways. But two queens never share a row, so each row "
     "gets just one: 46,656 ways are left, and rows need no test any more. Rows 0 and 1 have their queens "
     "now; the question is only which of the 6 columns of row 2 comes next."},
    {tourDiagonalsTitle, "What `diags1[row − col + n − 1]` is for"},
    {tourDiagonals,
     "To test a square without searching the board, keep a flag for each diagonal. `row − col` names the "
     "diagonal: here 2 − 3 = −1, the same as 1 − 2 for the queen above. It runs from −5 to 5, and an array "
     "starts at 0, so n − 1 = 5 is added: −1 + 5 = 4. `diags1[4]` was set when that queen was placed; one "
     "look says no. 11 flags stand for all 11 diagonals."},
    {tourDeadEndTitle, "A dead end"},
    {tourDeadEnd,
     "5 queens stand, none attacks another, and yet row 5 is lost: all 6 squares were tested and every one "
     "is attacked. Whatever was right or wrong in rows 0 to 4, it cannot be finished this way. The search "
     "does not start over; it goes back by one row."},
    {tourUndoTitle, "What backtracking undoes"},
    {tourUndo,
     "The queen on row 4, column 3 comes back, and with it exactly what it had set: `cols[3]`, `diags1[6]` "
     "and `diags2[7]` are false again, nothing else changes. Now the state is as if it had never stood "
     "there, and column 4 of the same row is tried."},
    {tourSolutionTitle, "The first solution"},
    {tourSolution,
     "After 253 of 1,352 events all 6 queens stand: columns 1, 3, 5, 0, 2, 4. It is one of 4 solutions. The "
     "search goes on as if this were a dead end too: the last queen comes back, and the next square is "
     "tried, until nothing is left."},
    {tourPruningTitle, "What pruning saves"},
    {tourPruning,
     "This program tests nothing but columns until the board is full. Its first board has columns 0, 1, 2, "
     "3, 4, 5: the queens in rows 0 and 1 clash already, and the other 4 were placed for nothing. It fills "
     "720 boards and takes 16,302 events for the same 4 solutions; with pruning 4 boards are filled, in "
     "1,352 events."},
    {tourBitsTitle, "Why bits"},
    {tourBits,
     "One number holds a whole row: bit 0 is column 0. `free = 100010` says in one stroke that columns 1 and "
     "5 of row 2 are free, where the arrays took 6 tests, and `free & −free` picks the lowest bit. No square "
     "is ever tested: 607 events do the work of 1,352."},
    {tourOnwardTitle, "Where to go next"},
    {tourOnward,
     "Now the full chessboard: n = 8 has 92 solutions. Play it, and try to say before each step what will "
     "happen. Then choose another of the 7 searches and watch what changes in the state and what stays the "
     "same on the board."},
}};
static_assert(inOrder(kMessages));

}  // namespace

constinit const LanguageTable kEnglish = {
    .tag = "en",
    .name = "English",
    .pluralForm = [](std::int64_t number) -> std::string_view { return number == 1 ? "one" : "other"; },
    .messages = kMessages,
};

}  // namespace queens
