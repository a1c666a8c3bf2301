import type { Reader } from "./read-data.ts";

/** Returns the release that brought something, such as `Container.withExec(expand)` or `dagger call --json`. */
export type Since = (symbol: string) => string | undefined;

/** Oldest release that readers are told of. What came earlier is in every version that's still in use. */
const OLDEST_SHOWN = [0, 17];

interface Changes {
  readonly release: string;
  readonly added: readonly string[];
}

/** Reads from the history when everything appeared, as far back as readers are told. */
export function readSince(read: Reader): Since {
  const shown = read<readonly Changes[]>("history.json").filter(({ release }) => isShown(release));
  const since = new Map(shown.flatMap(({ release, added }) => added.map((symbol) => [symbol, release] as const)));
  return (symbol) => since.get(symbol);
}

function isShown(release: string): boolean {
  const [major = 0, minor = 0] = release.split(".").map(Number);
  const [oldest = 0, least = 0] = OLDEST_SHOWN;
  return major > oldest || (major === oldest && minor >= least);
}
