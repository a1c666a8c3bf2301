import { analyze } from "@docs/search";
import type { Question } from "./read-question.ts";
import { weighShare } from "./read-words.ts";
import type { SiteSection } from "./site.ts";

/** A section with its rank among those that are compared. */
interface Ranked {
  readonly section: SiteSection;
  readonly worth: number;
}

/** Matches the part of a question that says that it's about how something is done, up to its verb. */
const TASK = /\b(?:how (?:(?:do|can|could|should|would) (?:i|you|we|one)|to)|(?:trying|want|way) to) ([a-z]+)/i;

/** Least share of the question in a title that asks the same or names its task, and least worth relative to the best. */
const LEAST = { same: 0.9, task: 0.6, worth: 0.5 } as const;

/**
 * Returns the section whose title says what a question is about, if the best section's title says less of it: "Why does
 * the engine need a privileged container?" for "Why is it privileged?". If the question is how to do something, a title
 * with its verb may say less: "Read the value from Vault". With the same words, one that has a program leads, because
 * the reader of a task needs the steps.
 *
 * @param ranked the sections that are compared, best first.
 */
export function findTitle<Section extends Ranked>(
  ranked: readonly Section[],
  { text, words, context }: Question,
): Section | undefined {
  const [best, ...others] = ranked;
  if (!best) {
    return undefined;
  }
  const read = ({ section: { source, isBeginning, programs } }: Ranked) => {
    const title = new Set(analyze(source.title));
    const share = weighShare([...words, ...context], (term) => Number(title.has(term)));
    return { title, share, isBeginning, isShown: programs.length > 0 };
  };
  const verb = TASK.exec(text)?.[1]?.toLowerCase();
  const verbs = words.find(({ typed }) => typed === verb)?.terms ?? new Map();
  const own = read(best);
  return others.find((one) => {
    const { title, share, isBeginning, isShown } = read(one);
    const isTask = !isBeginning && [...verbs.keys()].some((term) => title.has(term));
    const isMore = share > own.share || (isTask && share === own.share && isShown && !own.isShown);
    return one.worth >= best.worth * LEAST.worth && share >= (isTask ? LEAST.task : LEAST.same) && isMore;
  });
}
