import {
  childrenOf,
  describeChoices,
  type Place,
  type Problem,
  placeOf,
  splitSentences,
  textOf,
  toPlace,
} from "@docs/pages";
import { readComments } from "@docs/snippets";
import type { Nodes } from "mdast";
import type { SiteRule } from "../rule.ts";

const FILE = "data/promises.json";

/**
 * Compares every absolute sentence about secrets, agents, or the sandbox with the list of those that a person traced to
 * Dagger's source: readers rely on them, and a false one does harm.
 */
export const checkPromises: SiteRule = (pages, { promises, programs, unreadable }) => {
  const said = [
    ...pages
      .filter(({ isGenerated }) => !isGenerated)
      .flatMap(({ file, tree }) => findPromises(tree).map((sentence) => ({ ...sentence, file, place: file }))),
    ...[...programs].flatMap(([file, code]) =>
      findPromisesOfProgram(file, code).map((sentence) => ({ ...sentence, file, place: file.replace(/\/[^/]+$/, "") })),
    ),
  ];
  const listed = new Set(promises.flatMap(({ sentence, places }) => places.map((place) => toKey(place, sentence))));
  const stated = new Set(said.map(({ place, text }) => toKey(place, text)));
  return [
    ...said
      .filter(({ place, text }) => !listed.has(toKey(place, text)))
      .map(({ place, ...sentence }) =>
        unlisted(
          sentence,
          promises.flatMap((p) => (p.places.includes(place) ? [p.sentence] : [])),
        ),
      ),
    ...promises.flatMap(({ sentence, places }) =>
      places
        .filter((place) => !unreadable.includes(place) && !stated.has(toKey(place, sentence)))
        .map((place) => unused(sentence, place)),
    ),
  ];
};

function toKey(place: string, sentence: string): string {
  return `${place}\n${sentence}`;
}

function unlisted({ text, ...place }: PromiseSentence & { readonly file: string }, known: readonly string[]): Problem {
  return {
    ...place,
    found: `Unexpected promise "${text}"`,
    expected: describeChoices(text, known, `a sentence that ${FILE} has for this page`),
    fix: `Find the lines of Dagger's source that make it true and add it to ${FILE} with them, or say what remains possible instead.`,
  };
}

function unused(sentence: string, place: string): Problem {
  return {
    file: FILE,
    found: `Unexpected promise "${sentence}", which ${place} doesn't make`,
    expected: "promises that are made",
    fix: "If the place lost or changed it by mistake, restore it there; otherwise remove it here.",
  };
}

/** A sentence that makes a security promise, as written on a page or in a program. */
interface PromiseSentence extends Place {
  readonly text: string;
}

const ABSOLUTE =
  /\b(?:never|cannot|can't|can not|only|nothing|nobody|no one|no other|none|always|impossible|nowhere|won't|unable|out of reach|whatever)\b/i;
const DENIAL = /\b(?:not|doesn't|don't|isn't|aren't|no|neither|nor)\b/i;
const EXPOSURE =
  /\b(?:sees?|reads?|reach(?:es)?|reachable|access|leaves?|appears?|leaks?|protects?|stored?|writes?|holds?|exposed?|knows?|sent|sends?|opens?|gets?|masks?|masked|in no)\b/i;
const SUBJECT =
  /\b(?:secrets?|plaintext|tokens?|passwords?|credentials?|(?:private|API|SSH|host) keys?|agents?|models?|LLMs?|sandbox\w*|isolat\w*|privileged|your machine|your (?:own )?(?:disk|files|environment|helper)|environment variables|the disk of|the host|hosts?' files)\b/i;
/** Questions, and instructions to the reader, which promise nothing. */
const REQUEST = /\?$|^(?:Do not|Don't|Never|Read this)\b/;

/** Returns whether a sentence makes a promise about secrets, agents, or the sandbox, such as what can't be seen. */
function isPromise(sentence: string): boolean {
  return (
    SUBJECT.test(sentence) &&
    !REQUEST.test(sentence) &&
    (ABSOLUTE.test(sentence) || (DENIAL.test(sentence) && EXPOSURE.test(sentence)))
  );
}

/** Finds the promises in a page's paragraphs, lists, and tables. */
function findPromises(node: Nodes): readonly PromiseSentence[] {
  if (node.type === "paragraph" || node.type === "tableCell") {
    return splitSentences(textOf(node).replace(/\s+/g, " "))
      .filter(({ text }) => isPromise(text))
      .map(({ text }) => ({ text, ...placeOf(node) }));
  }
  return childrenOf(node).flatMap(findPromises);
}

/** Finds the promises in a program's comments; comments on adjacent lines count as one text. */
function findPromisesOfProgram(file: string, code: string): readonly PromiseSentence[] {
  return readComments(file, joinLineComments(file, code)).flatMap(({ text, offset }) =>
    splitSentences(text.replace(/[\s*]+/g, " ").trim())
      .filter((sentence) => isPromise(sentence.text))
      .map((sentence) => ({ text: sentence.text, line: toPlace(code, offset).line, column: 1 })),
  );
}

/** Joins comments that span several lines, replacing each line break with as many characters to preserve offsets. */
function joinLineComments(file: string, code: string): string {
  const marks = file.endsWith(".py") ? /\n[ \t]*#(?=[^\n]*)/g : /\n[ \t]*\/\/(?=[^\n]*)/g;
  return code.replace(marks, (mark, offset: number) => {
    const lineBefore = code.slice(code.lastIndexOf("\n", offset - 1) + 1, offset);
    return /^\s*(?:#|\/\/)/.test(lineBefore) ? " ".repeat(mark.length) : mark;
  });
}
