import type { Nodes, Root } from "mdast";
import { FILE } from "./file-name.ts";
import { childrenOf, isJsx, placeOf, readAttributes } from "./nodes.ts";
import { type Place, toPlace } from "./problem.ts";
import { PROSE_ATTRIBUTE } from "./prose.ts";

/**
 * A value that a page states: a number with its unit, code that contains a number, a boolean, a path or a file, a
 * number in output, or a word such as "never".
 */
export interface PageValue extends Place {
  readonly text: string;
}

/** Units of numbers. Numbers written as words count only before a unit, since "two lists" describes the page itself. */
const UNITS =
  "[kmgt]i?b|bytes|characters|digits|lines|attempts|requests|processors|ms|(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|years?";
const NUMBER_WORDS =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety";
const QUANTITY = new RegExp(
  `(?<![\\w./#&-])(?:\\d(?:[\\d.,:]*\\d)?%?(?:[ -](?:${UNITS})\\b)?|(?:${NUMBER_WORDS})[ -](?:${UNITS})\\b)(?![\\w/]|\\.\\d)`,
  "gi",
);

/** Words that make a sentence absolute. "Not" and "only" are too frequent for a record that people read. */
const ABSOLUTE = /\b(?:always|never)\b/gi;

/** Matches a boolean, or a single word of code with a digit or a slash. */
const CODE_VALUE = /^(?:true|false|null)$|^\S*[\d/\\]\S*$/;

/** Matches a function of the API, which looks like a file. */
const API_NAME = /^[A-Z]\w*\.[a-z]\w*$/;

/**
 * Reads the values that a page's own text states, excluding those from markers such as `{{version}}`.
 *
 * @param tree the page before its variables are filled in.
 */
export function readPageValues(tree: Root): readonly PageValue[] {
  return [...readNode(tree)];
}

function* readNode(node: Nodes): Generator<PageValue> {
  const place = placeOf(node);
  if (node.type === "text") {
    yield* readMatches(node.value, QUANTITY, place);
    yield* readMatches(node.value, ABSOLUTE, place);
  }
  // Output has no grammar that could be checked. The first line of a block is below its fence.
  if (node.type === "code" && node.lang === "text" && !/\btitle=/.test(node.meta ?? "")) {
    yield* readMatches(node.value, QUANTITY, { line: place.line + 1, column: 1 });
  }
  if (node.type === "inlineCode" && isCodeValue(node.value)) {
    yield { text: node.value, ...place };
  }
  if (isJsx(node)) {
    for (const [name, value] of readAttributes(node)) {
      if (PROSE_ATTRIBUTE.test(name)) {
        yield* [...readMatches(value, QUANTITY, place)].map(({ text }) => ({ text, ...place }));
      }
    }
  }
  for (const child of childrenOf(node)) {
    yield* readNode(child);
  }
}

function isCodeValue(code: string): boolean {
  return (CODE_VALUE.test(code) || FILE.test(code)) && !API_NAME.test(code) && !code.includes("{{");
}

function* readMatches(text: string, pattern: RegExp, { line, column }: Place): Generator<PageValue> {
  for (const match of text.matchAll(pattern)) {
    const place = toPlace(text, match.index);
    yield {
      text: match[0].replace("-", " ").replace(ABSOLUTE, (word) => word.toLowerCase()),
      line: line + place.line - 1,
      column: place.line === 1 ? column + place.column - 1 : place.column,
    };
  }
}
