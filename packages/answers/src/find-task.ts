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

/** Least share of the question in a title that names its task, and least worth relative to the best section. */
const LEAST = { share: 0.6, worth: 0.4 } as const;

/**
 * Returns the section whose title names the task that a question is about: "Mount a volume" for "How do I mount a cache
 * volume?". It's looked for only if the best section is the beginning of a page, which says what something is, or has no
 * program, while a reader with a task needs the steps.
 *
 * @param ranked the sections that are compared, best first.
 */
export function findTask<Section extends Ranked>(
  ranked: readonly Section[],
  { text, words }: Question,
): Section | undefined {
  const [best, ...others] = ranked;
  const verb = TASK.exec(text)?.[1]?.toLowerCase();
  const verbs = words.find(({ typed }) => typed === verb)?.terms;
  if (!best || !verbs || (!best.section.isBeginning && hasProgram(best))) {
    return undefined;
  }
  const readTitle = ({ section }: Ranked) => new Set(analyze(section.source.title));
  const measure = (title: ReadonlySet<string>) => weighShare(words, (term) => Number(title.has(term)));
  const least = Math.max(LEAST.share, measure(readTitle(best)));
  return others.find((one) => {
    const title = readTitle(one);
    const hasVerb = [...verbs.keys()].some((term) => title.has(term));
    const isBetter = best.section.isBeginning ? measure(title) > least : hasProgram(one) && measure(title) >= least;
    return hasVerb && !one.section.isBeginning && one.worth >= best.worth * LEAST.worth && isBetter;
  });
}

function hasProgram({ section }: Ranked): boolean {
  return section.programs.length > 0;
}
