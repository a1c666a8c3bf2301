import type { Sdk } from "@docs/search/types";
import { readSdk } from "./languages.ts";
import { readWords, type Word } from "./read-words.ts";
import type { Site } from "./site.ts";

/** What a reader wants to get: it decides which part of a section answers. */
export type QuestionKind = "how-to" | "what-is" | "yes-no" | "why" | "error" | "reference";

/** A question, read. */
export interface Question {
  /** What is searched for. */
  readonly text: string;
  readonly kind: QuestionKind;
  /** SDK language that the question names. */
  readonly sdk: Sdk | undefined;
  readonly words: readonly Word[];
  /** Words of earlier questions that this one leans on; sections gain by them and need not have them. */
  readonly context: readonly Word[];
  /** Set when a new name stands in the place of an old one: then the task is the old one, and has to be covered too. */
  readonly isReplaced?: boolean;
}

/** Longest question, in characters, that is read to its end. A pasted error message with its trace begins with itself. */
const LONGEST = 1000;

/** Takes control characters, markup's brackets and repeated blanks out of what was typed. */
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

/** Takes politeness off the front, so that the first word tells the kind. */
export function withoutGreeting(text: string): string {
  let rest = text;
  for (let next = rest.replace(GREETING, ""); next !== rest && next !== ""; next = rest.replace(GREETING, "")) {
    rest = next;
  }
  return rest;
}

/** Reads a question that stands for itself. */
export function readQuestion(text: string, site: Site): Question {
  return {
    text,
    kind: readKind(text),
    sdk: readSdk(text),
    words: readWords(text, site),
    context: [],
  };
}

/** Sets two things beside each other. */
const COMPARES = /\bvs\b|\bversus\b|\bdifferences? between\b|\bcompared (?:to|with)\b/i;

/** Tells what goes wrong in place of asking: "my service is not reachable". Questions begin otherwise. */
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

/** A name alone asks for its entry in the reference; all that is not told apart wants to get something done. */
function readKind(text: string): QuestionKind {
  if (/^[-\w$.()]*(?:[a-z][A-Z]|_|^--|\w\.\w)[\w$.()-]*$/.test(text)) {
    return "reference";
  }
  if (/^(?:can|could|would) (?:you|someone|anybody|anyone) (?:show|tell|explain|help|give)/i.test(text)) {
    return "how-to";
  }
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "how-to";
}
