function solve(n) {
  const all = [...Array(n).keys()];
  const domains = all.map(() => Array(n).fill(true)); // columns left
  const queens = Array(n).fill(-1), solutions = []; // -1: no queen
  const size = (row) => domains[row].filter(Boolean).length;
  const emptyRows = () => all.filter((row) => queens[row] < 0);
  const fewest = () => emptyRows().sort((a, b) => size(a) - size(b))[0];

  function restrict(row, col, taken) {
    const empty = emptyRows();
    for (let k = 0; k < empty.length; k++) {                                    //: outer
      const later = empty[k];
      const attacked = [col, row + col - later, col - row + later];
      for (let i = 0; i < attacked.length; i++) {                               //: inner
        if (domains[later][attacked[i]]) {                                      //: look
          domains[later][attacked[i]] = false;                                  //: restrict
          taken.push([later, attacked[i]]);                                     //: add
        }
      }
      if (!domains[later].includes(true))                                       //: check
        return false;                                                           //: fail
    }
    return true;                                                                //: safe
  }

  function search(placed) {
    if (placed === n) {                                                         //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    const row = fewest();                                                       //: next
    const columns = all.filter((col) => domains[row][col]);                     //: columns
    for (let i = 0; i < columns.length; i++) {                                  //: loop
      // choose
      queens[row] = columns[i];                                                 //: place
      const taken = [];                                                         //: start
      // prune: a row with no square left ends the branch
      if (restrict(row, columns[i], taken))                                     //: test
        // recurse
        search(placed + 1);                                                     //: recurse
      // undo
      queens[row] = -1;                                                         //: remove
      while (taken.length > 0) {                                                //: reach
        const [later, square] = taken.pop();                                    //: advance
        domains[later][square] = true;                                          //: restore
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
