import { measureRhythm, RHYTHM, type Rhythm } from "../rhythm.ts";
import type { PageFault, PageRule } from "../rule.ts";

/**
 * Checks a page's sentences as a whole: their average length, the shares of short and long ones, and runs of short ones.
 * A page that misses a limit by far fails; the others get a warning.
 */
export const checkRhythm: PageRule = (page) => {
  const rhythm = measureRhythm(page);
  const runs = rhythm.shortRuns.map(
    (place): PageFault => ({
      ...place,
      found: `Unexpected run of ${RHYTHM.shortRun} short sentences`,
      expected: "an explanation",
      fix: "Join what is one thought.",
      severity: "warning",
    }),
  );
  const misses = rhythm.sentences < RHYTHM.leastSentences ? [] : listMisses(rhythm).filter(({ by }) => by > 0);
  return [
    ...misses.map(({ by, ...fault }) => ({
      ...fault,
      severity: by > RHYTHM.tolerance ? undefined : ("warning" as const),
    })),
    ...runs,
  ];
};

/** A limit, and by how much a page misses it; zero or less if it doesn't. */
interface Miss extends PageFault {
  readonly by: number;
}

function listMisses({ average, shortShare, longShare }: Rhythm): readonly Miss[] {
  return [
    {
      by: Math.max(1 - average / RHYTHM.leastAverage, average / RHYTHM.mostAverage - 1),
      found: `Unexpected average of ${average.toFixed(1)} words in a sentence`,
      expected: `${RHYTHM.leastAverage} to ${RHYTHM.mostAverage}`,
      fix: "Connect causes, conditions, and contrasts, and split what has two thoughts.",
    },
    {
      by: shortShare - RHYTHM.mostShort,
      found: `Unexpected ${toPercent(shortShare)} of sentences with at most ${RHYTHM.shortWords} words`,
      expected: `at most ${toPercent(RHYTHM.mostShort)}`,
      fix: "Keep a short sentence for emphasis, and join the others to their neighbors.",
    },
    {
      by: longShare - RHYTHM.mostLong,
      found: `Unexpected ${toPercent(longShare)} of sentences with at least ${RHYTHM.longWords} words`,
      expected: `at most ${toPercent(RHYTHM.mostLong)}`,
      fix: "Split them, one thought each.",
    },
  ];
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(0)}%`;
}
