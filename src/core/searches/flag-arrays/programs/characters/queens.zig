const std = @import("std");

const max = 32;
const List = std.ArrayListUnmanaged([max]usize);

const Queens = struct {
  n: usize,
  cols: [max]bool = [_]bool{false} ** max,
  diags1: [2 * max]bool = [_]bool{false} ** (2 * max),
  diags2: [2 * max]bool = [_]bool{false} ** (2 * max),
  state: [max][max]u8 = [_][max]u8{[_]u8{'#'} ** max} ** max,
  solutions: List = .{},
};

fn columns(q: *const Queens) [max]usize { // of the queens, row by row
  var found = [_]usize{0} ** max;
  for (q.state[0..q.n], 0..) |line, row|
    found[row] = std.mem.indexOfScalar(u8, &line, 'Q').?;
  return found;
}

fn search(q: *Queens, row: usize) error{OutOfMemory}!void {
  if (row == q.n) {                                                             //: base
    try q.solutions.append(std.heap.page_allocator, columns(q));                //: record
    return;                                                                     //: return
  }
  for (0..q.n) |col| {                                                          //: loop
    const diag1 = row + q.n - 1 - col; const diag2 = row + col;                 //: diagonals
    // prune: attacked squares are skipped
    if (!q.cols[col] and !q.diags1[diag1] and !q.diags2[diag2]) {               //: test
      // choose
      q.cols[col] = true; q.diags1[diag1] = true; q.diags2[diag2] = true;       //: mark
      q.state[row][col] = 'Q';                                                  //: place
      // recurse
      try search(q, row + 1);                                                   //: recurse
      // undo
      q.state[row][col] = '#';                                                  //: remove
      q.cols[col] = false; q.diags1[diag1] = false; q.diags2[diag2] = false;    //: unmark
    }
  }
}

fn solve(n: usize) !List {
  var puzzle = Queens{ .n = n };
  try search(&puzzle, 0);
  return puzzle.solutions;                                                      //: finish
}
