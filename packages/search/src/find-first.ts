/** Returns the index of the first term that doesn't sort before the wanted one. */
export function findFirst(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
