import type { Question } from "./read-question.ts";
import type { Site } from "./site.ts";

/** The reason why a question is refused without a search. `related` means that pages close to it may still help. */
export type Refusal = "hopeless" | "related";

/** Matches orders to the machine, but not questions about ignoring files or about system prompts. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|restrictions|docs|documentation|(?:every|any)thing (?:above|before)|previous)\b|\b(?:you are|you're|act|behave) (?:now|as) |\bpretend (?:to be|that|you)\b|\b(?:reveal|print|show|repeat|output|leak) (?:me )?(?:your|the) (?:\w+ )?(?:system )?(?:prompt|instructions|secret keys?)\b|\bjailbreak|\bdeveloper mode\b|<\/?(?:system|documentation|instructions|assistant|user|im_start|im_end)\b|\bsystem:|\[\/?inst\]/i;

/** Matches questions that address the machine as a person. */
const ADDRESSED =
  /^(?:who|what|where|how|when|why) (?:are|were|do|did|made|created|built|trained) you\b|^(?:are|do|did|have|were) you\b(?! (?:support|have|need|recommend|provide|offer|know (?:how|if|why|whether)))|^(?:tell|write|sing|give) me an? (?:\w+ )?(?:joke|poem|haiku|story|song|recipe|essay)\b|^(?:recommend|suggest|book|buy) me\b|\byour (?:name|opinion|favou?rite|feelings?|training data)\b/i;

/** Matches questions about other tools alone. Before another word, the product's name may be that of a part. */
const WITHOUT_US =
  /\b(?:without|instead of) (?:using )?dagger(?=\s*(?:[^\w\s]|$)|\s+(?:in|on|for|and|or|at|with|to|when|if)\b)/i;

/** Matches questions about what only the reader can know: "what's my API key?" */
const OWN = /^what(?:['’]?s| is| are) my (?:[\w-]+ ){0,3}[\w-]+\W*$/i;

/** Refuses a question that can be seen to have no answer; undefined if the site has to be searched for one. */
export function judgeQuestion(question: Question, typed: string, site: Site): Refusal | undefined {
  if (question.words.length === 0 || ORDERS.test(typed) || ADDRESSED.test(typed)) {
    return "hopeless";
  }
  return namesOtherVersion(typed, site) || WITHOUT_US.test(typed) || OWN.test(typed) ? "related" : undefined;
}

/** Matches versions after a word for the product or for a version, and those that nothing names. */
const VERSION = /(?:\b(?:dagger|version|release|engine|cli|sdk)\s+|(?<!\S))v?(\d+\.\d+(?:\.\d+)?)(?![\w.]*[/:@])\b/gi;

/**
 * Checks whether a text names a version of the product that no page describes. Versions of other programs follow those
 * programs' names, and few of them begin with the same number.
 *
 * @example namesOtherVersion("what is new in dagger 0.21", site) // true
 */
function namesOtherVersion(text: string, { index, versions }: Site): boolean {
  const [major] = index.version.split(".");
  return [...text.matchAll(VERSION)]
    .filter(([whole, number]) => /^[a-z]{2}/i.test(whole) || number?.startsWith(`${major}.`))
    .some(([, number = ""]) => !versions.some((version) => `${version}.`.startsWith(`${number}.`)));
}
