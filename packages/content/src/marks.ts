/**
 * Characters that say how a line of text looked on its page: private-use ones, so no page's own text has them.
 * `Section.marked` has them, `Section.text` doesn't.
 */
export const MARKS = {
  /** Begins and ends code within a line. */
  code: "\uE000",
  /** Begin a line: an item of a list with bullets, the first item of a numbered list, and each one after it. */
  item: "\uE001",
  first: "\uE002",
  next: "\uE003",
} as const;

/** Separator between the cells of a table's row. */
export const CELL_SEPARATOR = " · ";

const ITEMS = `${MARKS.item}${MARKS.first}${MARKS.next}`;

/** A line of text with how it looked. */
export interface MarkedLine {
  readonly text: string;
  /** Where code begins and ends in the text. */
  readonly code: readonly (readonly [start: number, end: number])[];
  /** Number of an item in its list, 0 for one with a bullet; undefined for a line that's no item. */
  readonly item?: number;
}

/** Removes all marks from a text. */
export function stripMarks(marked: string): string {
  return marked.replace(/[\uE000-\uE003]/g, "");
}

/** Makes a mark at the beginning of an item that's a block of its own, such as a paragraph, begin the item's text. */
export function joinItems(marked: string): string {
  return marked.replace(/([\uE001-\uE003])\s+/g, "$1");
}

/** Reads the lines of a section's marked text, in their order. */
export function readMarkedLines(marked: string): readonly MarkedLine[] {
  let number = 0;
  return marked.split("\n").map((line) => {
    const items = [...line].filter((character) => ITEMS.includes(character));
    for (const item of items) {
      number = item === MARKS.first ? 1 : item === MARKS.next ? number + 1 : number;
    }
    const last = items.at(-1);
    return { ...readCode(line), ...(last ? { item: last === MARKS.item ? 0 : number } : {}) };
  });
}

function readCode(line: string): Pick<MarkedLine, "text" | "code"> {
  const pieces = line.split(MARKS.code).map(stripMarks);
  const code: [number, number][] = [];
  let end = 0;
  for (const [at, { length }] of pieces.entries()) {
    if (at % 2 === 1 && length > 0) {
      code.push([end, end + length]);
    }
    end += length;
  }
  return { text: pieces.join(""), code };
}
