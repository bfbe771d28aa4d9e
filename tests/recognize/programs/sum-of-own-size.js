// right; n: 7; finds: count; says its sum of solutions, from a list with a cell that is never used
var N = 7, at = [], sum = 0, k = 1;
function free(k) {
  for (var j = 1; j < k; j++) if (at[j] === at[k] || Math.abs(at[j] - at[k]) === k - j) return false;
  return true;
}
for (at[1] = 0; k > 0;) {
  do at[k]++; while (at[k] <= N && !free(k));
  if (at[k] > N) k--;
  else if (k === N) sum++;
  else at[++k] = 0;
}
console.log('sum = ' + sum);
