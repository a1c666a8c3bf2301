/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A card's position, in pixels of the window. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  /** Maximum height of the card. */
  readonly maxHeight: number;
}

/** Distance between a word and its card, and between a card and the edge of the window, in pixels. */
const GAP_PX = 6;
const MARGIN_PX = 8;

/**
 * Places a card above or below its word, wherever there's more room, and never over the word.
 *
 * @param lines boxes of the word, one for each line that it spans.
 * @param at box of the line that the reader points at.
 * @param card size of the card.
 * @param view the part of the window that's free.
 */
export function placeCard(
  lines: readonly Box[],
  at: Box,
  card: { readonly width: number; readonly height: number },
  view: Box,
): Placement {
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  const above = top - GAP_PX - (view.top + MARGIN_PX);
  const below = view.bottom - MARGIN_PX - (bottom + GAP_PX);
  const isBelow = below >= card.height || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(card.height, maxHeight);
  const rightmost = view.right - MARGIN_PX - card.width;
  return {
    left: Math.max(view.left + MARGIN_PX, Math.min(at.left, rightmost)),
    top: isBelow ? bottom + GAP_PX : top - GAP_PX - height,
    maxHeight,
  };
}
