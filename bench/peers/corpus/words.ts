import type { Random } from "./random.ts";
import words from "./words.json" with { type: "json" };

const { subjects, predicates, conditions, tasks, parts, topics, onsets, vowels, codas } = words;

/** Returns a sentence of about ten to twenty words. */
export function makeSentence(random: Random): string {
  const condition = random.happens(0.7) ? ` ${random.pick(conditions)}` : "";
  return `${random.pick(subjects)} ${random.pick(predicates)}${condition}.`;
}

/** Returns a paragraph of a few sentences. */
export function makeParagraph(random: Random): string {
  return Array.from({ length: random.between(2, 4) }, () => makeSentence(random)).join(" ");
}

/** Returns distinct headings for the sections of one page. */
export function makeHeadings(random: Random, count: number): string[] {
  const start = random.between(0, topics.length - 1);
  return Array.from({ length: count }, (_, index) => topics[(start + index * 5) % topics.length] ?? "");
}

/** Returns a title that contains a name. */
export function makeTitle(random: Random, name: string): string {
  return `${random.pick(tasks)} the ${name} ${random.pick(parts)}`;
}

/** Number of distinct names. */
const NAME_COUNT = onsets.length * vowels.length * codas.length * vowels.length * onsets.length;

/** Shares no divisor with `NAME_COUNT`, so consecutive numbers produce very different names. */
const STRIDE = 7919;

/** Returns the name of a project: pronounceable, not an English word, and unique for each number below `NAME_COUNT`. */
export function makeName(number: number): string {
  let rest = (number * STRIDE) % NAME_COUNT;
  const take = (choices: readonly string[]) => {
    const choice = choices[rest % choices.length] ?? "";
    rest = Math.floor(rest / choices.length);
    return choice;
  };
  return `${take(onsets)}${take(vowels)}${take(codas)}${take(vowels)}${take(onsets)}ent`;
}
