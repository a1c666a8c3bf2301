import type { Problem } from "@docs/pages";
import { measureRhythm, RHYTHM } from "../rhythm.ts";
import type { PageRule } from "../rule.ts";

/** Checks a page's sentences as a whole: their average length, the shares of short and long ones, and runs of short ones. */
export const checkRhythm: PageRule = (page) => {
  const { sentences, average, shortShare, longShare, shortRuns } = measureRhythm(page);
  const problem = (found: string, expected: string, fix: string, place = { line: 1, column: 1 }): Problem => ({
    file: page.file,
    ...place,
    found: `Unexpected ${found}`,
    expected,
    fix,
    severity: "warning",
  });
  const runs = shortRuns.map((place) =>
    problem(`run of ${RHYTHM.shortRun} short sentences`, "an explanation", "Join what is one thought.", place),
  );
  if (sentences < RHYTHM.leastSentences) {
    return runs;
  }
  const rows: readonly (readonly [isWrong: boolean, found: string, expected: string, fix: string])[] = [
    [
      average < RHYTHM.leastAverage || average > RHYTHM.mostAverage,
      `average of ${average.toFixed(1)} words in a sentence`,
      `${RHYTHM.leastAverage} to ${RHYTHM.mostAverage}`,
      "Connect causes, conditions, and contrasts, and split what has two thoughts.",
    ],
    [
      shortShare > RHYTHM.mostShort,
      `${toPercent(shortShare)} of sentences with at most ${RHYTHM.shortWords} words`,
      `at most ${toPercent(RHYTHM.mostShort)}`,
      "Keep a short sentence for emphasis, and join the others to their neighbors.",
    ],
    [
      longShare > RHYTHM.mostLong,
      `${toPercent(longShare)} of sentences with at least ${RHYTHM.longWords} words`,
      `at most ${toPercent(RHYTHM.mostLong)}`,
      "Split them, one thought each.",
    ],
  ];
  return [...rows.flatMap(([isWrong, ...rest]) => (isWrong ? [problem(...rest)] : [])), ...runs];
};

function toPercent(share: number): string {
  return `${(share * 100).toFixed(0)}%`;
}
