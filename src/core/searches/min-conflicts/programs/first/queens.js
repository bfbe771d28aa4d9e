function solve(n, seed = 1) {
  const all = [...Array(n).keys()];
  const cols = Array(n).fill(0); // number of queens on each line
  const diags1 = Array(2 * n - 1).fill(0), diags2 = [...diags1];
  const queens = [], solutions = [];

  // the same seed gives the same choices
  function draw(choices) {
    seed = (75 * seed + 74) % 65537;                                            //: draw
    return choices[seed % choices.length];
  }

  // a queen counts three times on its own square
  function onLines(row, col) {
    return cols[col] + diags1[row - col + n - 1] + diags2[row + col];
  }

  function attackedRows() {
    return all.filter((row) => onLines(row, queens[row]) > 3);
  }

  // the columns with the fewest conflicts, without old
  function best(row, old) {
    const columns = all.filter((col) => col !== old);
    const fewest = Math.min(...columns.map((col) => onLines(row, col)));
    return columns.filter((col) => onLines(row, col) === fewest);
  }

  function count(row, col, change) {
    cols[col] += change;
    diags1[row - col + n - 1] += change;
    diags2[row + col] += change;
  }

  function clear() {
    cols.fill(0);
    diags1.fill(0);
    diags2.fill(0);
    queens.length = 0;
  }

  for (let attempt = 0; attempt < 20; attempt++) {                              //: outer
    clear();                                                                    //: start
    // fill the board
    for (let row = 0; row < n; row++) {                                         //: inner
      const col = draw(best(row, -1));                                          //: scan
      count(row, col, 1);                                                       //: mark
      queens.push(col);                                                         //: place
    }
    let moves = 0;
    // move queens that are attacked
    let rows = attackedRows();                                                  //: check
    while (rows.length > 0 && moves < 4 * n) {                                  //: loop
      const row = draw(rows);                                                   //: take
      const old = queens[row];
      count(row, old, -1);                                                      //: unmark
      const col = draw(best(row, old));                                         //: columns
      count(row, col, 1);                                                       //: add
      moves++;
      queens[row] = col;                                                        //: move
      rows = attackedRows();                                                    //: next
    }
    if (rows.length === 0) {                                                    //: base
      solutions.push(queens);                                                   //: record
      break;                                                                    //: return
    }
  }
  return solutions;                                                             //: finish
}
