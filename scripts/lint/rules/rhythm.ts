import type { Problem } from "@docs/pages";
import { measureRhythm, RHYTHM, type Rhythm } from "../rhythm.ts";
import type { PageRule } from "../rule.ts";

/**
 * Checks a page's sentences as a whole: their average length, the shares of short and long ones, and runs of short ones.
 * A page that misses a limit by far fails; the others get a warning.
 */
export const checkRhythm: PageRule = (page) => {
  const rhythm = measureRhythm(page);
  const problem = (found: string, expected: string, fix: string): Problem => ({
    ...{ file: page.file, line: 1, column: 1, severity: "warning" },
    ...{ found: `Unexpected ${found}`, expected, fix },
  });
  const runs = rhythm.shortRuns.map((place) => ({
    ...problem(`run of ${RHYTHM.shortRun} short sentences`, "an explanation", "Join what is one thought."),
    ...place,
  }));
  const misses = rhythm.sentences < RHYTHM.leastSentences ? [] : listMisses(rhythm).filter(({ by }) => by > 0);
  return [
    ...misses.map(({ by, found, expected, fix }) => ({
      ...problem(found, expected, fix),
      severity: by > RHYTHM.tolerance ? undefined : ("warning" as const),
    })),
    ...runs,
  ];
};

/** A limit, and by how much a page misses it; zero or less if it doesn't. */
interface Miss {
  readonly by: number;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

function listMisses({ average, shortShare, longShare }: Rhythm): readonly Miss[] {
  return [
    {
      by: Math.max(1 - average / RHYTHM.leastAverage, average / RHYTHM.mostAverage - 1),
      found: `average of ${average.toFixed(1)} words in a sentence`,
      expected: `${RHYTHM.leastAverage} to ${RHYTHM.mostAverage}`,
      fix: "Connect causes, conditions, and contrasts, and split what has two thoughts.",
    },
    {
      by: shortShare - RHYTHM.mostShort,
      found: `${toPercent(shortShare)} of sentences with at most ${RHYTHM.shortWords} words`,
      expected: `at most ${toPercent(RHYTHM.mostShort)}`,
      fix: "Keep a short sentence for emphasis, and join the others to their neighbors.",
    },
    {
      by: longShare - RHYTHM.mostLong,
      found: `${toPercent(longShare)} of sentences with at least ${RHYTHM.longWords} words`,
      expected: `at most ${toPercent(RHYTHM.mostLong)}`,
      fix: "Split them, one thought each.",
    },
  ];
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(0)}%`;
}
