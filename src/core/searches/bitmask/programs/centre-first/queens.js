function solve(n) {
  const full = 2 ** n - 1;
  const queens = [];
  // from the middle outwards
  const away = (col) => Math.abs(2 * col - n + 1);
  const order = [...Array(n).keys()].sort((a, b) => away(a) - away(b));
  const nearest = (free) => 2 ** order.find((col) => free >>> col & 1);

  function search(row, cols, ld, rd) {
    if (row === n)                                                              //: base
      return true; // queens holds the solution                                 //: return
    // prune: only the free squares are tried
    let free = full & ~(cols | ld | rd);                                        //: scan
    while (free !== 0) {                                                        //: loop
      // choose
      const bit = nearest(free);                                                //: take
      free ^= bit;                                                              //: drop
      queens.push(31 - Math.clz32(bit));                                        //: place
      // recurse
      if (search(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >>> 1))       //: recurse
        return true; // stop: nothing is undone                                 //: found
      // undo
      queens.pop();                                                             //: remove
    }
    return false; // no free square of this row leads to a solution             //: fail
  }

  const found = search(0, 0, 0, 0);
  return found ? [queens] : [];                                                 //: finish
}
