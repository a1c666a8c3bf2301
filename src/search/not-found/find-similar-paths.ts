import { toPathWords } from "../links.ts";

/** As many as the largest folder has pages: its name in an address stands for all of them. */
const MOST_PATHS = 9;

/** Share of the best score that another page needs. Raising it shows fewer pages beside a good one. */
const LEAST_SHARE = 0.6;

/** What a word of the address counts: in the name of a page itself, in its folders; and a name that has no other word. */
const GAIN = { name: 3, folder: 1, whole: 3 } as const;

/** What the folders of the dead address count beside its last part, which says what the page was about. */
const FOLDER_SHARE = 0.5;

/** Letters that the beginnings of two words of one family have in common, such as "cache" and "caching". */
const SHORTEST_STEM = 4;

/** Letters of both endings together, five of them for "install" and "installation". */
const LONGEST_ENDINGS = 5;

/**
 * Finds the pages that a dead address may have meant, best first: those whose own addresses have words of its last part.
 *
 * Words that are like none give nothing: a list of pages that have nothing to do with the address is worse than none.
 *
 * @example findSimilarPaths("/docs/quickstart.html", ["/faq", "/quickstarts/ci"]) // ["/quickstarts/ci"]
 */
export function findSimilarPaths(deadPath: string, paths: readonly string[]): readonly string[] {
  const [wanted = [], ...folders] = [...toParts(deadPath)].reverse();
  const scored = paths
    .map((path) => ({ path, score: scorePath(toParts(path), wanted, folders.flat()) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  const least = (scored[0]?.score ?? 0) * LEAST_SHARE;
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, MOST_PATHS)
    .map(({ path }) => path);
}

/** Splits a path into the words of each of its parts; parts that say nothing are left out. */
function toParts(path: string): readonly (readonly string[])[] {
  return path
    .split("/")
    .map(toPathWords)
    .filter((words) => words.length > 0);
}

function scorePath(
  parts: readonly (readonly string[])[],
  wanted: readonly string[],
  wantedFolders: readonly string[],
): number {
  const [name = [], ...folders] = [...parts].reverse();
  const has = (words: readonly string[]) => (word: string) => words.some((other) => isAlike(word, other));
  const score = (word: string) => (has(name)(word) ? GAIN.name : has(folders.flat())(word) ? GAIN.folder : 0);
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + score(word), 0);
  const own = sum(wanted);
  return own && own + sum(wantedFolders) * FOLDER_SHARE + (name.every(has(wanted)) ? GAIN.whole : 0);
}

function isAlike(left: string, right: string): boolean {
  let stem = 0;
  while (stem < left.length && left[stem] === right[stem]) {
    stem += 1;
  }
  return left === right || (stem >= SHORTEST_STEM && left.length + right.length - 2 * stem <= LONGEST_ENDINGS);
}
