import type { Candidate } from "./choose-sections.ts";
import type { Question } from "./read-question.ts";
import type { Site } from "./site.ts";

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
 * Less is enough where more speaks for it: a heading that is like the question, or one passage with most of its words.
 */
const LEAST = { coverage: 0.62, supported: 0.55, error: 0.45, likeness: 0.45, said: 0.5, task: 0.5 } as const;

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
export function judgeQuestion(question: Question, typed: string, site: Site): Refusal | undefined {
  if (question.words.length === 0) {
    return "empty";
  }
  if (ORDERS.test(typed) || ADDRESSED.test(typed)) {
    return "not-a-question";
  }
  if (PERSONAL.test(typed)) {
    return "personal";
  }
  if (namesOtherVersion(typed, site.version)) {
    return "version";
  }
  if ([OTHER_LANGUAGES, PRICES, SHOPPING].some((pattern) => pattern.test(typed))) {
    return "uncovered";
  }
  return namesUnknownCommand(typed, site) ? "command" : undefined;
}

/**
 * Refuses when what was found covers too little of the question.
 *
 * @param said share of the question's words in the passage that has the most of them.
 * @param task how much of the task of the question before, which this one puts a new name to.
 */
export function judgeFinds(
  { coverage, likeness }: Pick<Candidate, "coverage" | "likeness">,
  { words, kind }: Question,
  { said, task }: { readonly said: number; readonly task: number },
): Refusal | undefined {
  // "What's new?" has no subject: only a heading that asks the same can be meant.
  const isSupported = likeness >= LEAST.likeness || (said >= LEAST.said && !words.every(({ isGeneric }) => isGeneric));
  // A pasted message has paths and names that nobody else has.
  const least = kind === "error" ? LEAST.error : isSupported ? LEAST.supported : LEAST.coverage;
  const isSaid = isSupported || likeness >= LEAST.likeness / 2 || said >= LEAST.said * 0.8;
  return coverage >= least && isSaid && task >= LEAST.task ? undefined : "uncovered";
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

function namesUnknownCommand(text: string, site: Site): boolean {
  return COMMANDS.some((pattern) => {
    const name = pattern.exec(text)?.[1];
    return name !== undefined && !site.commands.has(name) && !isPlainWord(name, site);
  });
}

/** "Use dagger modules", "run dagger locally" and "run dagger in CI" are no commands. */
function isPlainWord(name: string, site: Site): boolean {
  return (
    /ly$|ed$|ing$|s$|^(?:in|on|with|at|for|from|as|behind|without|inside|using|through|via|cli|sdk|api|engine|version|command|again|yet|free)$/.test(
      name,
    ) || site.isTitle(name)
  );
}
