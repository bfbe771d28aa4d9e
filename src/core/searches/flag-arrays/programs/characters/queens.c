#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MAX = 32 };

typedef struct {
  int n;
  bool cols[MAX], diags1[2 * MAX], diags2[2 * MAX];
  char state[MAX][MAX];
  int (*solutions)[MAX]; // so many as count says
  int count;
} Queens;

static void record(Queens *q) { // the columns of the queens, row by row
  q->solutions = realloc(q->solutions, (q->count + 1) * sizeof *q->solutions);
  for (int row = 0; row < q->n; row++)
    for (int col = 0; col < q->n; col++)
      if (q->state[row][col] == 'Q') q->solutions[q->count][row] = col;
  q->count++;
}

static void search(Queens *q, int row) {
  if (row == q->n) {                                                            //: base
    record(q);                                                                  //: record
    return;                                                                     //: return
  }
  for (int col = 0; col < q->n; col++) {                                        //: loop
    int diag1 = row - col + q->n - 1, diag2 = row + col;                        //: diagonals
    // prune: attacked squares are skipped
    if (!q->cols[col] && !q->diags1[diag1] && !q->diags2[diag2]) {              //: test
      // choose
      q->cols[col] = q->diags1[diag1] = q->diags2[diag2] = true;                //: mark
      q->state[row][col] = 'Q';                                                 //: place
      // recurse
      search(q, row + 1);                                                       //: recurse
      // undo
      q->state[row][col] = '#';                                                 //: remove
      q->cols[col] = q->diags1[diag1] = q->diags2[diag2] = false;               //: unmark
    }
  }
}

Queens solve(int n) {
  Queens puzzle = {.n = n};
  memset(puzzle.state, '#', sizeof puzzle.state);
  search(&puzzle, 0);
  return puzzle;                                                                //: finish
}
