import type { Candidate } from "./choose-sections.ts";
import type { Question } from "./read-question.ts";
import type { Site } from "./site.ts";

/** The reason why a question isn't answered. */
export type Refusal =
  /** The question contains nothing to look for. */
  | "empty"
  /** The text tells the machine what to be or do, or asks about it. */
  | "not-a-question"
  /** The question is about a person. */
  | "personal"
  /** The question is about another version of the product. */
  | "version"
  /** The question is about a command that this version doesn't have. */
  | "command"
  /** The documentation doesn't cover the subject. */
  | "uncovered";

/**
 * Minimum shares of a question's words, by weight, that the answering section has to contain. Raising one refuses more
 * questions.
 *
 * A lower share is enough with additional evidence: a heading that is similar to the question, or a single passage with
 * most of its words.
 */
const LEAST = { coverage: 0.62, supported: 0.55, error: 0.45, likeness: 0.45, said: 0.5, task: 0.5 } as const;

/** Matches orders to the machine, but not questions about ignoring files or about system prompts. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|restrictions|docs|documentation|(?:every|any)thing (?:above|before)|previous)\b|\b(?:you are|you're|act|behave) (?:now|as) |\bpretend (?:to be|that|you)\b|\b(?:reveal|print|show|repeat|output|leak) (?:me )?(?:your|the) (?:\w+ )?(?:system )?(?:prompt|instructions|secret keys?)\b|\bjailbreak|\bdeveloper mode\b|<\/?(?:system|documentation|instructions|assistant|user|im_start|im_end)\b|\bsystem:|\[\/?inst\]/i;

/** Matches questions that address the machine as a person. */
const ADDRESSED =
  /^(?:who|what|where|how|when|why) (?:are|were|do|did|made|created|built|trained) you\b|^(?:are|do|did|have|were) you\b(?! (?:support|have|need|recommend|provide|offer|know (?:how|if|why|whether)))|^(?:tell|write|sing|give) me an? (?:\w+ )?(?:joke|poem|haiku|story|song|recipe|essay)\b|\byour (?:name|opinion|favou?rite|feelings?|training data)\b/i;

const PERSONAL =
  /\b(?:my|your|his|her|their|someone(?:'s)?|\w+['’]s?|of|for) .{0,40}\b(?:phone number|birthday|home address|salary|credit card|bank account|private life|wife|husband)\b|\b(?:phone number|birthday|home address|salary|e-?mail address) of\b|\bwhat(?:['’]?s| is) (?:my|the) (?:\w+ )?(?:ip address|password(?: (?:of|for|to) (?:my|the|your) account)?|location|name|balance)\b(?! (?:of|for) (?!my|your))/i;

/** Matches questions about prices, which the documentation doesn't cover. */
const PRICES =
  /\b(?:pricing|price[sd]?|subscriptions?|per seat)\b|\bhow much (?:does|do|is|will) (?:a |the )?(?:dagger|it|cloud)\b.*\bcosts?\b/i;

/** Languages without an SDK: those with symbols in their names, which no index keeps, and the others by name. */
const OTHER_LANGUAGES =
  /(?:^|\s)(?:[cf]#|c\+\+|\.net)(?=$|[\s?.!,])|\bin (?:rust|ruby|kotlin|swift|scala|perl|haskell|lua|dart|julia|zig|clojure|erlang|ocaml|nim|cobol|fortran)\b/i;

/** Matches requests for shopping advice. */
const SHOPPING =
  /\b(?:best|good|cheap|cheapest|recommend\w*)\b.{0,30}\b(?:laptop|phone|computer|monitor|keyboard|book|movie|restaurant|hotel|car)s?\b/i;

/** Refuses a question that can be seen to have no answer; undefined if the site has to be searched for one. */
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
 * Refuses a question if the sections that were found cover too little of it.
 *
 * @param said share of the question's words in the passage that contains the most of them.
 * @param task share of the previous question's task that is covered, if this question applies it to a new name.
 */
export function judgeFinds(
  { coverage, likeness }: Pick<Candidate, "coverage" | "likeness">,
  { words, kind }: Question,
  { said, task }: { readonly said: number; readonly task: number },
): Refusal | undefined {
  // "What's new?" has no subject, so it can only mean a heading that asks the same.
  const isSupported = likeness >= LEAST.likeness || (said >= LEAST.said && !words.every(({ isGeneric }) => isGeneric));
  // A pasted message contains paths and names that appear nowhere else.
  const least = kind === "error" ? LEAST.error : isSupported ? LEAST.supported : LEAST.coverage;
  const isSaid = isSupported || likeness >= LEAST.likeness / 2 || said >= LEAST.said * 0.8;
  return coverage >= least && isSaid && task >= LEAST.task ? undefined : "uncovered";
}

/**
 * Checks whether a text names a version of the product that the pages don't describe. Versions of other programs follow
 * those programs' names.
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

/** Ways to write a command of the product, in which the next word is its name. */
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

/**
 * Checks for plain words after the product's name: "use dagger modules" and "run dagger locally" don't name commands.
 */
function isPlainWord(name: string, site: Site): boolean {
  return (
    /ly$|ed$|ing$|s$|^(?:in|on|with|at|for|from|as|behind|without|inside|using|through|via|cli|sdk|api|engine|version|command|again|yet|free)$/.test(
      name,
    ) || site.isTitle(name)
  );
}
