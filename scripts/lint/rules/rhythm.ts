import { type LintPage, readProse, splitSentences } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/** Limits of the writing guide for running prose; the only place that states them. */
const RHYTHM = {
  /** Average number of words in a page's sentences. */
  leastAverage: 16,
  mostAverage: 20,
  /** Number of words up to which a sentence is short, and from which on one is too long. */
  shortWords: 8,
  longWords: 31,
  /** Largest shares of such sentences. */
  mostShort: 0.1,
  mostLong: 0.03,
  /** Number of short sentences in a row that already sounds like a telegram. */
  shortRun: 3,
  /** How far a page may miss a limit before the check fails: a part of the average, or points of a share. */
  tolerance: 0.15,
  /** Number of sentences below which shares and averages say nothing. */
  leastSentences: 12,
} as const;

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

type Point = { readonly line: number; readonly column: number };

/** Lengths of the sentences of a page's running prose. */
interface Rhythm {
  readonly sentences: number;
  readonly average: number;
  readonly shortShare: number;
  readonly longShare: number;
  /** Beginnings of runs of short sentences within one paragraph. */
  readonly shortRuns: readonly Point[];
}

/**
 * Measures the page's own paragraphs and list items. Headings, tables, code, labels, lists of links or names, and lines
 * that introduce a block don't count.
 */
function measureRhythm({ written, source }: Pick<LintPage, "source" | "written">): Rhythm {
  const lines = source.split("\n");
  // A list item that begins with a link is an entry of a map, and "`NAME`: …" is a row of definitions.
  const isEntry = ({ line }: Point) =>
    /^\s*(?:<Card|- \[|- `[^`]+`(?:,? (?:and )?`[^`]+`)*:)/.test(lines[line - 1] ?? "");
  // A bold beginning of a list item is its label.
  const isBold = ({ line, column }: Point) => lines[line - 1]?.slice(0, column - 1).endsWith("**") === true;
  const paragraphs = readProse(written)
    .filter(({ kind, placeAt }) => kind === "paragraph" && !isEntry(placeAt(0)))
    .map((block) => ({
      block,
      sentences: splitSentences(block.text).filter(
        ({ text, index }) => isSentence(text) && !isBold(block.placeAt(index)),
      ),
    }));
  const lengths = paragraphs.flatMap(({ sentences }) => sentences.map(({ wordCount }) => wordCount));
  const share = (isCounted: (words: number) => boolean) => lengths.filter(isCounted).length / (lengths.length || 1);
  return {
    sentences: lengths.length,
    average: lengths.reduce((sum, words) => sum + words, 0) / (lengths.length || 1),
    shortShare: share(isShort),
    longShare: share((words) => words >= RHYTHM.longWords),
    shortRuns: paragraphs.flatMap(({ block, sentences }) =>
      findRuns(sentences.map(({ wordCount }) => isShort(wordCount))).map((at) =>
        block.placeAt(sentences[at]?.index ?? 0),
      ),
    ),
  };
}

function isShort(words: number): boolean {
  return words <= RHYTHM.shortWords;
}

/** Tells sentences from labels, which have no full stop, and from lines such as "Create a folder:". */
function isSentence(text: string): boolean {
  return /[.?!]["”')\]]*$/.test(text) && text.split(/\s+/).length > 2;
}

/** Returns where runs of short sentences begin. */
function findRuns(areShort: readonly boolean[]): readonly number[] {
  const runs: number[] = [];
  let length = 0;
  for (const [at, isOne] of areShort.entries()) {
    length = isOne ? length + 1 : 0;
    if (length === RHYTHM.shortRun) {
      runs.push(at - length + 1);
    }
  }
  return runs;
}
