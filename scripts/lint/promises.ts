import { childrenOf, type Place, placeOf, splitSentences, textOf, toPlace } from "@docs/pages";
import { readComments } from "@docs/snippets";
import type { Nodes } from "mdast";
import type { Source } from "../../data/read-values.ts";

/** A sentence that makes a security promise, checked against the source by a person. */
export interface SecurityPromise {
  readonly sentence: string;
  /** Pages and snippet folders that contain the sentence; in snippets, it appears in a comment. */
  readonly places: readonly string[];
  /** Lines of Dagger's source that make it true; empty for advice, which `reason` explains. */
  readonly sources: readonly Source[];
  /** Why it's true, or why it needs no source. */
  readonly reason: string;
  /** The cases below `data/runs/promises` that try to break it with a running engine; required if it has sources. */
  readonly attacks?: readonly string[];
}

/** A sentence that makes a security promise, as written on a page or in a program. */
export interface PromiseSentence extends Place {
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
export function findPromises(node: Nodes): readonly PromiseSentence[] {
  if (node.type === "paragraph" || node.type === "tableCell") {
    return splitSentences(textOf(node).replace(/\s+/g, " "))
      .filter(({ text }) => isPromise(text))
      .map(({ text }) => ({ text, ...placeOf(node) }));
  }
  return childrenOf(node).flatMap(findPromises);
}

/** Finds the promises in a program's comments; comments on adjacent lines count as one text. */
export function findPromisesOfProgram(file: string, code: string): readonly PromiseSentence[] {
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
