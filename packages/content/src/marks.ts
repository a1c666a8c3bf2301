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
  /** Begins the address of a link, begins its words, and ends them. */
  link: "\uE004",
  words: "\uE005",
  linkEnd: "\uE006",
} as const;

/** Separator between the cells of a table's row. */
export const CELL_SEPARATOR = " · ";

const ITEMS = `${MARKS.item}${MARKS.first}${MARKS.next}`;

/** A link in a text. */
export type Link = readonly [start: number, end: number, address: string];

/** A line of text with how it looked. */
export interface MarkedLine {
  readonly text: string;
  /** Where code begins and ends in the text. */
  readonly code: readonly (readonly [start: number, end: number])[];
  /** Where links begin and end in the text, and where they lead; omitted if there are none. */
  readonly links?: readonly Link[];
  /** Number of an item in its list, 0 for one with a bullet; undefined for a line that's no item. */
  readonly item?: number;
}

/** Removes all marks from a text. */
export function stripMarks(marked: string): string {
  return marked.replace(/\uE004[^\uE005]*\uE005|[\uE000-\uE006]/g, "");
}

/** Replaces the addresses of links; a link without a new one becomes plain words. */
export function replaceAddresses(marked: string, replace: (address: string) => string | undefined): string {
  return marked.replace(/\uE004([^\uE005]*)\uE005([^\uE006]*)\uE006/g, (_, address: string, words: string) => {
    const other = replace(address);
    return other === undefined ? words : MARKS.link + other + MARKS.words + words + MARKS.linkEnd;
  });
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
    return { ...readLooks(line), ...(last ? { item: last === MARKS.item ? 0 : number } : {}) };
  });
}

const MARK = /\uE004([^\uE005]*)\uE005|[\uE000-\uE006]/g;

function readLooks(line: string): Omit<MarkedLine, "item"> {
  const code: [number, number][] = [];
  const links: Link[] = [];
  let [text, from] = ["", 0];
  let begun: number | undefined;
  let link: readonly [start: number, address: string] | undefined;
  for (const { 0: mark, 1: address, index } of line.matchAll(MARK)) {
    text += line.slice(from, index);
    from = index + mark.length;
    if (address !== undefined) {
      link = [text.length, address];
    } else if (mark === MARKS.linkEnd && link) {
      links.push([link[0], text.length, link[1]]);
      link = undefined;
    } else if (mark === MARKS.code && begun !== undefined && begun < text.length) {
      code.push([begun, text.length]);
    }
    begun = mark !== MARKS.code ? begun : begun === undefined ? text.length : undefined;
  }
  return { text: text + line.slice(from), code, ...(links.length > 0 ? { links } : {}) };
}

/** A text, with what's code and what's a link in it if that's known. */
export type Words = Pick<MarkedLine, "text"> & Partial<Pick<MarkedLine, "code" | "links">>;

/** Cuts a part out of a text, with what's code and what's a link in it. */
export function cutWords({ text, code, links }: Words, from: number, to: number): Words {
  const isWithin = ([begin, stop]: readonly [number, number, ...unknown[]]) => begin < to && stop > from;
  const move = (place: number) => Math.min(Math.max(place, from), to) - from;
  return {
    text: text.slice(from, to),
    ...(code && { code: code.filter(isWithin).map(([begin, stop]) => [move(begin), move(stop)] as const) }),
    ...(links && {
      links: links.filter(isWithin).map(([begin, stop, url]) => [move(begin), move(stop), url] as const),
    }),
  };
}
