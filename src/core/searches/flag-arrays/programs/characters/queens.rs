struct Queens {
  n: usize,
  cols: Vec<bool>,
  diags1: Vec<bool>,
  diags2: Vec<bool>,
  state: Vec<Vec<char>>,
  solutions: Vec<Vec<usize>>,
}

fn columns(state: &[Vec<char>]) -> Vec<usize> { // of the queens, row by row
  let column = |line: &Vec<char>| line.iter().position(|&each| each == 'Q');
  state.iter().filter_map(column).collect()
}

fn search(q: &mut Queens, row: usize) {
  if row == q.n {                                                               //: base
    q.solutions.push(columns(&q.state));                                        //: record
    return;                                                                     //: return
  }
  for col in 0..q.n {                                                           //: loop
    let (diag1, diag2) = (row + q.n - 1 - col, row + col);                      //: diagonals
    // prune: attacked squares are skipped
    if !q.cols[col] && !q.diags1[diag1] && !q.diags2[diag2] {                   //: test
      // choose
      q.cols[col] = true; q.diags1[diag1] = true; q.diags2[diag2] = true;       //: mark
      q.state[row][col] = 'Q';                                                  //: place
      // recurse
      search(q, row + 1);                                                       //: recurse
      // undo
      q.state[row][col] = '#';                                                  //: remove
      q.cols[col] = false; q.diags1[diag1] = false; q.diags2[diag2] = false;    //: unmark
    }
  }
}

fn solve(n: usize) -> Vec<Vec<usize>> {
  let mut puzzle = Queens {
    n,
    cols: vec![false; n],
    diags1: vec![false; 2 * n - 1],
    diags2: vec![false; 2 * n - 1],
    state: vec![vec!['#'; n]; n],
    solutions: Vec::new(),
  };
  search(&mut puzzle, 0);
  puzzle.solutions                                                              //: finish
}
