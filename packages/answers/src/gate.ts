import type { Library } from "./library.ts";
import type { Question } from "./read-question.ts";

/** Why a question is not answered. */
export type Refusal =
  /** There is nothing to look for in it. */
  | "empty"
  /** Tells the machine what to be or to do, or asks about it. */
  | "not-a-question"
  /** Asks about a person. */
  | "personal"
  /** About another version of the product. */
  | "version"
  /** About a command that this version does not have. */
  | "command"
  /** The documentation lacks what it is about. */
  | "uncovered";

/**
 * Shares of a question's words, by weight, that the section which answers has to have. Raising one refuses more.
 *
 * Less is enough where more speaks for it: a heading that is like the question, or one sentence with most of its words.
 */
const LEAST = {
  coverage: 0.62,
  supported: 0.55,
  error: 0.45,
  sameHeading: 0.6,
  task: 0.5,
  likeness: 0.45,
  lead: 0.5,
} as const;

/** Without a heading that is like the question, its first sentence has to have some of its words. */
const LEAST_WITHOUT_HEADING = { likeness: 0.25, lead: 0.4 } as const;

/** Orders to the machine. Questions about ignoring files and about system prompts are none. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|restrictions|docs|documentation|(?:every|any)thing (?:above|before)|previous)\b|\b(?:you are|you're|act|behave) (?:now|as) |\bpretend (?:to be|that|you)\b|\b(?:reveal|print|show|repeat|output|leak) (?:me )?(?:your|the) (?:\w+ )?(?:system )?(?:prompt|instructions|secret keys?)\b|\bjailbreak|\bdeveloper mode\b|<\/?(?:system|documentation|instructions|assistant|user|im_start|im_end)\b|\bsystem:|\[\/?inst\]/i;

/** Speaks to the machine as to somebody. */
const ADDRESSED =
  /^(?:who|what|where|how|when|why) (?:are|were|do|did|made|created|built|trained) you\b|^(?:are|do|did|have|were) you\b(?! (?:support|have|need|recommend|provide|offer|know (?:how|if|why|whether)))|^(?:tell|write|sing|give) me an? (?:\w+ )?(?:joke|poem|haiku|story|song|recipe|essay)\b|\byour (?:name|opinion|favou?rite|feelings?|training data)\b/i;

const PERSONAL =
  /\b(?:my|your|his|her|their|someone(?:'s)?|\w+['’]s?|of|for) .{0,40}\b(?:phone number|birthday|home address|salary|credit card|bank account|private life|wife|husband)\b|\b(?:phone number|birthday|home address|salary|e-?mail address) of\b|\bwhat(?:['’]?s| is) (?:my|the) (?:\w+ )?(?:ip address|password(?: (?:of|for|to) (?:my|the|your) account)?|location|name|balance)\b(?! (?:of|for) (?!my|your))/i;

/** Prices are no matter of a documentation. */
const PRICES =
  /\b(?:pricing|price[sd]?|subscriptions?|per seat)\b|\bhow much (?:does|do|is|will) (?:a |the )?(?:dagger|it|cloud)\b.*\bcosts?\b/i;

/** Languages without an SDK: those whose names are made of signs, which no index keeps, and the others by name. */
const OTHER_LANGUAGES =
  /(?:^|\s)(?:[cf]#|c\+\+|\.net)(?=$|[\s?.!,])|\bin (?:rust|ruby|kotlin|swift|scala|perl|haskell|lua|dart|julia|zig|clojure|erlang|ocaml|nim|cobol|fortran)\b/i;

/** Asks for advice on what to buy. */
const SHOPPING =
  /\b(?:best|good|cheap|cheapest|recommend\w*)\b.{0,30}\b(?:laptop|phone|computer|monitor|keyboard|book|movie|restaurant|hotel|car)s?\b/i;

/** Refuses what a look at the question shows to have no answer; undefined when it has to be looked for. */
export function judgeQuestion(question: Question, typed: string, library: Library): Refusal | undefined {
  if (question.words.length === 0) {
    return "empty";
  }
  if (ORDERS.test(typed) || ADDRESSED.test(typed)) {
    return "not-a-question";
  }
  if (PERSONAL.test(typed)) {
    return "personal";
  }
  if (namesOtherVersion(typed, library.version)) {
    return "version";
  }
  if ([OTHER_LANGUAGES, PRICES, SHOPPING].some((pattern) => pattern.test(typed))) {
    return "uncovered";
  }
  return namesUnknownCommand(typed, library) ? "command" : undefined;
}

/**
 * Refuses when what was found covers too little of the question.
 *
 * @param task how much of the task of the question before, which this one puts a new name to.
 */
export function judgeFinds(best: Finds | undefined, { words, kind }: Question, task: number): Refusal | undefined {
  const { coverage = 0, likeness = 0, said = 0 } = best ?? {};
  const isError = kind === "error";
  // "What's new?" has no subject: only a heading that asks the same can be meant.
  if (words.every(({ isGeneric }) => isGeneric) && likeness < LEAST.sameHeading && !best?.isDefinition) {
    return "uncovered";
  }
  const isSupported = likeness >= (isError ? LEAST_WITHOUT_HEADING.likeness : LEAST.likeness) || said >= LEAST.lead;
  // A pasted message has paths and names that nobody else has.
  const least = isSupported ? (isError ? LEAST.error : LEAST.supported) : LEAST.coverage;
  const isCovered = coverage >= least;
  const isSaid = likeness >= LEAST_WITHOUT_HEADING.likeness || said >= LEAST_WITHOUT_HEADING.lead;
  return isCovered && isSaid && task >= LEAST.task ? undefined : "uncovered";
}

/** What was found for a question. */
interface Finds {
  readonly coverage: number;
  readonly likeness: number;
  /** Whether it says what the subject is, for a question that asks that. */
  readonly isDefinition: boolean;
  /** The same share for the sentence of it that has the most. */
  readonly said: number;
}

/**
 * Whether a text names a version of the product that the pages do not describe. Versions of other programs follow their
 * names.
 *
 * @example namesOtherVersion("what is new in dagger 0.21", "0.19.4") // true
 */
export function namesOtherVersion(text: string, version: string): boolean {
  const named = text.matchAll(
    /(?:^|\b(?:dagger|version|release|to|from|in|on|with|since|of|engine|cli|sdk|vs|and)\s+|\s)(v?)(\d+\.\d+(?:\.\d+)?)(?![\w.]*[/:@])\b/gi,
  );
  for (const [whole, mark, number = ""] of named) {
    const isOurs =
      mark !== "" ||
      /dagger|version|release|engine|cli|sdk/i.test(whole) ||
      number.startsWith(`${version.split(".")[0]}.`);
    if (isOurs && number !== version && !version.startsWith(`${number}.`)) {
      return true;
    }
  }
  return false;
}

/** Ways to write a command of the product, where the next word is meant as its name. */
const COMMANDS: readonly RegExp[] = [
  /`dagger ([a-z][\w-]*)/,
  /\bdagger ([a-z][\w-]*)(?: [a-z][\w-]*)? (?:sub)?command\b/,
  /\b(?:use|using|run|running|call|calling|execute|with|is) (?:the )?dagger ([a-z][\w-]*)\s*[?.!]*$/,
  /\bdagger ([a-z][\w-]*) do\b/,
  /^\s*dagger ([a-z][\w-]*)\s*[?.!]*$/,
];

function namesUnknownCommand(text: string, library: Library): boolean {
  return COMMANDS.some((pattern) => {
    const name = pattern.exec(text)?.[1];
    return name !== undefined && !library.commands.has(name) && !isPlainWord(name, library);
  });
}

/** "Use dagger modules", "run dagger locally" and "run dagger in CI" are no commands. */
function isPlainWord(name: string, library: Library): boolean {
  return (
    /ly$|ed$|ing$|s$|^(?:in|on|with|at|for|from|as|behind|without|inside|using|through|via|cli|sdk|api|engine|version|command|again|yet|free)$/.test(
      name,
    ) ||
    library.isTitle(name) ||
    library.withHeading([name]).length > 0
  );
}
