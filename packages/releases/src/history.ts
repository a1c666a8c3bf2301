import type { Release } from "@docs/facts";
import { readSymbols, type Symbols, type Unlisted } from "./read-symbols.ts";
import type { Repository } from "./repository.ts";
import { compareReleases } from "./repository.ts";

/** Where the history is, below `data/`. */
export const HISTORY_FILE = "history.json";

/** Oldest release that's compared. What it has already is as old or older. */
const FIRST_RELEASE = "0.9.7";

/** Everything that changed from release to release, the oldest one first. */
export type History = readonly Release[];

/**
 * Compares all releases from `FIRST_RELEASE` to another one.
 *
 * @param last release that ends the history.
 */
export function readHistory(repository: Repository, last: string, unlisted: Unlisted): History {
  const releases = repository.releases.filter(
    (release) => compareReleases(release, FIRST_RELEASE) >= 0 && compareReleases(release, last) <= 0,
  );
  let before: Symbols | undefined;
  return releases.flatMap((release) => {
    const after = readSymbols(repository, release, unlisted);
    const changes = before && compareSymbols(before, after);
    before = after;
    return changes ? [{ release, date: readDate(repository, release), ...changes }] : [];
  });
}

/** Lists what two releases don't share. */
export function compareSymbols(before: Symbols, after: Symbols): Pick<Release, "added" | "removed" | "changed"> {
  return {
    added: [...after.keys()].filter((symbol) => !before.has(symbol)),
    removed: [...before.keys()].filter((symbol) => !after.has(symbol)),
    changed: [...after].flatMap(([symbol, type]) => {
      const old = before.get(symbol);
      return old === undefined || old === type ? [] : [[symbol, old, type] as const];
    }),
  };
}

/** Reads the date of a release from its notes. */
function readDate({ readFile }: Repository, release: string): string {
  return /^## v\S+ - (?<date>[\d-]+)/m.exec(readFile(release, `.changes/v${release}.md`) ?? "")?.groups?.date ?? "";
}
