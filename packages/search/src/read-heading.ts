import type { DecodedIndex, IndexedSection } from "./decode-index.ts";
import { toCore, toKey, toName, toSpelling } from "./name-keys.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** A heading in the form in which queries are compared with it. */
export interface Heading {
  /** What it is called, as `toKey` writes it; of a member, the first has its object's name in front. */
  readonly keys: readonly string[];
  /** The same without words that say little. */
  readonly core: string;
  /** How many words it has, at least 1. */
  readonly length: number;
  /** Whether it is in plain words, without a name of the API. */
  readonly isPlain: boolean;
  /** Set for a symbol with a page of its own: its name. */
  readonly symbol?: string;
  /** Set for a member of a symbol. */
  readonly member?: {
    /** Its name alone. */
    readonly key: string;
    /** Its name in the form in which all languages write it alike. */
    readonly spelling: string;
  };
}

/** Returns the heading of a section by its number. */
export type Headings = (section: number) => Heading;

/** Prepares the headings of an index; each is read when it is first asked for. */
export function createHeadings(index: DecodedIndex): Headings {
  const weakTerms = new Set(index.weakTerms);
  const known: Heading[] = [];
  return (number) => {
    const section = index.sections[number];
    if (!section) {
      throw new Error(`There is no section ${number}, expected one of ${index.sections.length}. Build the index anew.`);
    }
    known[number] ??= readHeading(section, index, weakTerms);
    return known[number];
  };
}

function readHeading(section: IndexedSection, { pages }: DecodedIndex, weakTerms: ReadonlySet<string>): Heading {
  const { heading, kind, above, page } = section;
  const tokens = tokenize(heading);
  const key = toKey(tokens);
  const words = {
    core: toCore(tokens, weakTerms),
    length: Math.max(key.split(" ").length, 1),
    isPlain: !/[a-z][A-Z]/.test(heading),
  };
  if (kind !== "symbol") {
    // "Recipes: services" is about services.
    const parts = heading.split(": ").map((part) => toKey(tokenize(part)));
    return { keys: [...new Set([key, ...parts])], ...words };
  }
  // The heading of a symbol says what it is after its name: "GitRepository class".
  const owner = tokenize(pages[page]?.title ?? "").slice(0, 1);
  return above.length > 0
    ? { keys: toKeys([...owner, ...tokens], tokens), member: { key, spelling: toSpelling(heading) }, ...words }
    : { keys: toKeys(owner, tokens), symbol: heading.split(" ")[0] ?? "", ...words };
}

/** As one word too, since that is what a slip of the finger is corrected to. */
function toKeys(full: readonly Token[], tokens: readonly Token[]): readonly string[] {
  return [...new Set([toKey(full), toKey(tokens), toName(tokens)])];
}
