def solve(n)
  cols = [false] * n
  diags1, diags2 = [false] * (2 * n - 1), [false] * (2 * n - 1)
  state = Array.new(n) { ["#"] * n }
  solutions = []

  search = lambda do |row|
    if row == n                                                                 #: base
      solutions << state.map { |line| line.index("Q") }                         #: record
      return                                                                    #: return
    end
    (0...n).each do |col|                                                       #: loop
      diag1, diag2 = row - col + n - 1, row + col                               #: diagonals
      # prune: attacked squares are skipped
      unless cols[col] || diags1[diag1] || diags2[diag2]                        #: test
        # choose
        cols[col] = diags1[diag1] = diags2[diag2] = true                        #: mark
        state[row][col] = "Q"                                                   #: place
        # recurse
        search.call(row + 1)                                                    #: recurse
        # undo
        state[row][col] = "#"                                                   #: remove
        cols[col] = diags1[diag1] = diags2[diag2] = false                       #: unmark
      end
    end
  end

  search.call(0)
  solutions                                                                     #: finish
end
