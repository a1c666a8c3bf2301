import type { Release } from "@docs/facts";
import type { Documented } from "./read-sources.ts";
import { readSymbols, type Symbols } from "./read-symbols.ts";
import { compareReleases, type Repository } from "./repository.ts";

/** Oldest release that's compared. What it has already is as old or older. */
const FIRST_RELEASE = "0.9.7";

/** Compares each release with the one before it, from `FIRST_RELEASE` to another one. */
export function readHistory(repository: Repository, last: string, documented: Documented): readonly Release[] {
  const releases = repository.releases.filter(
    (release) => compareReleases(release, FIRST_RELEASE) >= 0 && compareReleases(release, last) <= 0,
  );
  let before: Symbols | undefined;
  return releases.flatMap((release) => {
    const after = readSymbols(repository, release, documented);
    const changes = before && compareSymbols(before, after);
    before = after;
    const notes = repository.readFile(release, `.changes/v${release}.md`) ?? "";
    const date = /^## v\S+ - (?<date>[\d-]+)/m.exec(notes)?.groups?.date ?? "";
    return changes ? [{ release, date, ...changes }] : [];
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
