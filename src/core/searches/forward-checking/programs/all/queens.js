function solve(n) {
  const all = [...Array(n).keys()];
  const domains = all.map(() => Array(n).fill(true)); // columns left
  const queens = [], solutions = [];

  function restrict(row, col, taken) {
    for (let later = row + 1; later < n; later++) {                             //: outer
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

  function search(row) {
    if (row === n) {                                                            //: base
      solutions.push([...queens]);                                              //: record
      return;                                                                   //: return
    }
    const columns = all.filter((col) => domains[row][col]);                     //: columns
    for (let i = 0; i < columns.length; i++) {                                  //: loop
      // choose
      queens.push(columns[i]);                                                  //: place
      const taken = [];                                                         //: start
      // prune: a row with no square left ends the branch
      if (restrict(row, columns[i], taken))                                     //: test
        // recurse
        search(row + 1);                                                        //: recurse
      // undo
      queens.pop();                                                             //: remove
      while (taken.length > 0) {                                                //: reach
        const [later, square] = taken.pop();                                    //: advance
        domains[later][square] = true;                                          //: restore
      }
    }
  }

  search(0);
  return solutions;                                                             //: finish
}
