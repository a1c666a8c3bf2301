import type { Sdk } from "@docs/search/types";
import { readSdk } from "./languages.ts";
import { readWords, type Word } from "./read-words.ts";
import type { Site } from "./site.ts";

/** The kind of answer that a reader wants, which decides the part of a section that answers. */
export type QuestionKind = "how-to" | "what-is" | "yes-no" | "why" | "error" | "reference";

/** A question after parsing. */
export interface Question {
  /** The text to search for. */
  readonly text: string;
  readonly kind: QuestionKind;
  /** SDK language that the question names. */
  readonly sdk: Sdk | undefined;
  readonly words: readonly Word[];
  /**
   * Words of earlier questions that this one builds on. Sections score higher if they contain them, but don't have to.
   */
  readonly context: readonly Word[];
  /** Set if a new name replaces an old one. The task is still the old one and has to be covered too. */
  readonly isReplaced?: boolean;
}

/** Maximum length of a question, in characters; the rest is ignored. A pasted trace begins with the error message. */
const LONGEST = 1000;

/** Removes control characters, markup brackets, and repeated spaces from the reader's input. */
export function cleanQuestion(typed: string): string {
  return typed
    .slice(0, LONGEST)
    .replace(/\p{Cc}|\p{Cf}/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\bcan['’]?t\b/gi, "can not")
    .replace(/\bwon['’]?t\b/gi, "will not")
    .replace(/(?<=\w)n['’]t\b/gi, " not")
    .trim();
}

const GREETING = /^(?:(?:hi|hello|hey)(?: there| all| folks| everyone)?|please|so|ok|okay|well|thanks)\b[\s,.!:]*/i;

/** Removes polite openings, so the first word reveals the kind of question. */
export function withoutGreeting(text: string): string {
  let rest = text;
  for (let next = rest.replace(GREETING, ""); next !== rest && next !== ""; next = rest.replace(GREETING, "")) {
    rest = next;
  }
  return rest;
}

/** Reads a question that is complete without earlier ones. */
export function readQuestion(text: string, site: Site): Question {
  return {
    text,
    kind: readKind(text),
    sdk: readSdk(text),
    words: readWords(text, site),
    context: [],
  };
}

/** Matches a comparison of two things. */
const COMPARES = /\bvs\b|\bversus\b|\bdifferences? between\b|\bcompared (?:to|with)\b/i;

/** Matches a problem that is described instead of asked about: "my service is not reachable". */
const TROUBLE =
  /^(?!(?:how|what|which|who|where|when|is|are|can|could|does|do|did|will|would|should|must)\b).*\b(?:not (?:be |get |being )?(?:\w+ing|\w+ed|visible|reachable|available|there|found|work|run|start|see|find|show|build|load)|never (?:runs?|ends?|starts?|finish\w*)|nothing happen\w*|fails?|hangs?|broken|stuck|shows? errors?|too slow|so slow|keeps? \w+ing)\b/i;

const KINDS: readonly (readonly [kind: QuestionKind, pattern: RegExp])[] = [
  [
    "error",
    /\berror:|\bfailed to \w|\bcould not \w|\bexit code:? \d|\bno such \w+|: (?:permission denied|not found|denied)|\bdid not complete|^(?:\S+ ){0,4}\w+: /i,
  ],
  ["why", /^(?:why|how come|what causes)\b/i],
  ["why", TROUBLE],
  ["what-is", COMPARES],
  ["how-to", /^how (?:do|can|to|would|should|could|might|must) /i],
  [
    "reference",
    /\b(?:flags?|options?|parameters?|env(?:ironment)? ?vars?|environment variables?|keys?|exit codes?|default port|signature|values of)\b.*\?*$|^which\b|^(?:what|which) \w+ (?:does|do|has|have|can)\b.*\b(?:take|accept|return|have)\b/i,
  ],
  [
    "what-is",
    /^(?:what(?:['’]?s| is| are| was| does .+ mean| do .+ mean)|whats|define|definition of|meaning of|explain|who|tell me about|what)\b/i,
  ],
  [
    "yes-no",
    /^(?:is|are|am|can|could|does|do|did|will|would|has|have|should|may|must|isn['’]?t|doesn['’]?t|can['’]?t)\b/i,
  ],
];

/**
 * Determines the kind of a question. A name alone asks for its reference entry, and anything that isn't recognized asks
 * how to get something done.
 */
function readKind(text: string): QuestionKind {
  if (/^[-\w$.()]*(?:[a-z][A-Z]|_|^--|\w\.\w)[\w$.()-]*$/.test(text)) {
    return "reference";
  }
  if (/^(?:can|could|would) (?:you|someone|anybody|anyone) (?:show|tell|explain|help|give)/i.test(text)) {
    return "how-to";
  }
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "how-to";
}
