/**
 * Moves the highlight of a list by an arrow key, around its ends.
 *
 * @param active index of the highlighted row, -1 for none.
 * @returns nothing for a key that does not move the highlight.
 * @example moveActive("ArrowUp", 0, 3) // 2
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  if (key === "ArrowDown") {
    return (active + 1) % count;
  }
  if (key === "ArrowUp") {
    return active <= 0 ? count - 1 : active - 1;
  }
  return undefined;
}
