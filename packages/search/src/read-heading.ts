import type { DecodedIndex, IndexedSection } from "./decode-index.ts";
import { toCore, toKey, toName, toSpelling } from "./name-keys.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** A heading in the form in which it's compared with queries. */
export interface Heading {
  /** Its names in the form of `toKey`; the first name of a member begins with that of its object. */
  readonly keys: readonly string[];
  /** The heading without words that carry little meaning. */
  readonly core: string;
  /** Number of its words, at least 1. */
  readonly length: number;
  /** Whether it consists of plain words, without a name from the API. */
  readonly isPlain: boolean;
  /** Name of the symbol, set for a symbol with its own page. */
  readonly symbol?: string;
  /** Set for a member of a symbol. */
  readonly member?: {
    /** Its name alone. */
    readonly key: string;
    /** Its name in a form that is the same in all languages. */
    readonly spelling: string;
  };
}

/** Returns the heading of a section by its number. */
export type Headings = (section: number) => Heading;

/** Prepares the headings of an index; each one is read when it's first requested. */
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

function readHeading(
  section: IndexedSection,
  { pages, sections }: DecodedIndex,
  weakTerms: ReadonlySet<string>,
): Heading {
  const { heading, kind, page } = section;
  const above = section.above.map((number) => sections[number]);
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
  // The heading of a symbol continues after its name with what it is: "GitRepository class".
  // A page about several types lists the functions of each: "Functions of GitRef".
  const named = / of (\w+)$/.exec(above.at(-1)?.heading ?? "")?.[1];
  const owner = tokenize(named ?? pages[page]?.title ?? "").slice(0, 1);
  return above.length > 0
    ? { keys: toKeys([...owner, ...tokens], tokens), member: { key, spelling: toSpelling(heading) }, ...words }
    : { keys: toKeys(owner, tokens), symbol: heading.split(" ")[0] ?? "", ...words };
}

/** Returns the keys, including the name as one word, since typos are corrected to that form. */
function toKeys(full: readonly Token[], tokens: readonly Token[]): readonly string[] {
  return [...new Set([toKey(full), toKey(tokens), toName(tokens)])];
}
