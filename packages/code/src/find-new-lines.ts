/** Most of a program that may be new. Beyond this share, readers compare nothing, and marks on every line say nothing. */
const LARGEST_SHARE = 0.7;

/**
 * Finds the lines of a program that the one it replaces doesn't have: those outside their longest common sequence.
 *
 * @returns indexes of lines; none if too little stayed the same.
 * @example findNewLines("a\nc", "a\nb\nc") // new Set([1])
 */
export function findNewLines(before: string, after: string): ReadonlySet<number> {
  const [old, lines] = [before.trimEnd().split("\n"), after.trimEnd().split("\n")];
  const lengths = measureCommon(old, lines);
  const added = new Set<number>();
  let row = 0;
  for (let column = 0; column < lines.length; ) {
    if (row < old.length && old[row] === lines[column]) {
      row += 1;
      column += 1;
    } else if (row < old.length && at(lengths, row + 1, column) >= at(lengths, row, column + 1)) {
      row += 1;
    } else {
      added.add(column);
      column += 1;
    }
  }
  return added.size > lines.length * LARGEST_SHARE ? new Set() : added;
}

/** Returns the length of the longest common sequence of the lines from each pair of places on. */
function measureCommon(old: readonly string[], lines: readonly string[]): readonly (readonly number[])[] {
  const lengths = old.map(() => lines.map(() => 0));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = lines.length - 1; column >= 0; column -= 1) {
      const length =
        old[row] === lines[column]
          ? at(lengths, row + 1, column + 1) + 1
          : Math.max(at(lengths, row + 1, column), at(lengths, row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], row: number, column: number): number {
  return lengths[row]?.[column] ?? 0;
}
