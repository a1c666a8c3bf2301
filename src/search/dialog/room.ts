// What of an answer can be seen, reckoned from its texts: to measure it would have it drawn first.
import { type HitGroup, isPageFirst } from "../groups.ts";
import type { Hit } from "../provider.ts";

/** Height of a line of an excerpt, in pixels. */
const LINE_PX = 19;

/** Height of the list where the dialog is as high as it gets beside a page, in pixels: that without its box and foot. */
const LARGEST_LIST_PX = 570;

/** Where the dialog fills the window. */
const FILLS_WINDOW = "(max-width: 996px)";

/** Lines that a hit takes with its title alone, and a page with its title and the space above it, or the space alone. */
const HIT = 2;
const PAGE = { titled: 2, untitled: 1 } as const;

/** Characters of an excerpt on one line of a wide dialog. On a narrow one it takes more lines, and less is in view. */
const LINE = 85;

/** Gives how many lines the list has room for, as frame.css has it; for others a reader would see rows come. */
export function readRoom(): number {
  return matchMedia(FILLS_WINDOW).matches ? Math.ceil(window.innerHeight / LINE_PX) : LARGEST_LIST_PX / LINE_PX;
}

/**
 * Takes the pages whose hits can be seen without scrolling, the last of them whole.
 *
 * @param room lines of text that the list has room for.
 */
export function takeVisible(groups: readonly HitGroup[], room: number): readonly HitGroup[] {
  let lines = 0;
  return groups.filter((group) => {
    const isVisible = lines < room;
    lines +=
      (isPageFirst(group) ? PAGE.untitled : PAGE.titled) + group.hits.reduce((sum, hit) => sum + countLines(hit), 0);
    return isVisible;
  });
}

function countLines({ excerpt, signature }: Hit): number {
  const length = excerpt.reduce((sum, { text }) => sum + text.length, 0);
  // An excerpt is cut after two lines.
  return HIT + (signature ? 1 : 0) + Math.min(Math.ceil(length / LINE), 2);
}
