import { measureDistance } from "@docs/search";
import { toPathWords } from "../links.ts";

/** As many pages as the largest folder has, because a folder's name in an address matches all of them. */
const MOST_PATHS = 9;

/** Share of the best score that another page needs. Raising it shows fewer pages beside a good one. */
const LEAST_SHARE = 0.6;

/**
 * Score of a matching word: in the page's own name, in its folders, extra if the name has no other word, and a little
 * more if it's the same letter by letter: "container" is rather the page of that name than "containers".
 */
const GAIN = { name: 3, folder: 1, whole: 3, exact: 0.75 } as const;

/** Weight of the dead address's folders relative to its last part, which names the page's subject. */
const FOLDER_SHARE = 0.5;

/** Fewest initial letters that two words of one family have in common, such as "cache" and "caching". */
const SHORTEST_STEM = 4;

/** Most letters of both endings together: "install" and "installation" have five. */
const LONGEST_ENDINGS = 5;

/**
 * Finds the pages that a dead address may have meant, best first: their addresses share words with its last part.
 *
 * If no words match, the result is empty, because a list of unrelated pages is worse than none.
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

/** Splits a path into the words of each part, leaving out parts that say nothing. */
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
  const whole = name.join() === wanted.join() ? GAIN.whole + GAIN.exact : name.every(has(wanted)) ? GAIN.whole : 0;
  return own && own + sum(wantedFolders) * FOLDER_SHARE + whole;
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_MISSPELT = 6;

function isAlike(left: string, right: string): boolean {
  if (Math.min(left.length, right.length) >= SHORTEST_MISSPELT && measureDistance(left, right, { limit: 1 }) <= 1) {
    return true;
  }
  let stem = 0;
  while (stem < left.length && left[stem] === right[stem]) {
    stem += 1;
  }
  return left === right || (stem >= SHORTEST_STEM && left.length + right.length - 2 * stem <= LONGEST_ENDINGS);
}
