/** Returns the release that brought something, such as `Container.withExec(expand)` or `dagger call --json`. */
export type Since = (symbol: string) => string | undefined;

/** Oldest release that readers are told of. What came earlier is in every version that's still in use. */
const OLDEST_SHOWN = [0, 17];

/** What a release changed against the one before it, by names such as `Container.withExec(expand)`. */
export interface Release {
  readonly release: string;
  /** Day of the release, as in `2025-10-30`. */
  readonly date: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Symbols with another type, with the type before and after. */
  readonly changed: readonly (readonly [symbol: string, before: string, after: string])[];
}

/** What is known of releases. */
export interface ReleaseFacts {
  /** Releases, the oldest one first. */
  readonly history: readonly Release[];
  /** Finds the release that brought something, if that's recent. */
  readonly since: Since;
}

/** Finds in the history when everything appeared, as far back as readers are told. */
export function listSince(history: readonly Release[]): Since {
  const shown = history.filter(({ release }) => isShown(release));
  const since = new Map(shown.flatMap(({ release, added }) => added.map((symbol) => [symbol, release] as const)));
  return (symbol) => since.get(symbol);
}

function isShown(release: string): boolean {
  const [major = 0, minor = 0] = release.split(".").map(Number);
  const [oldest = 0, least = 0] = OLDEST_SHOWN;
  return major > oldest || (major === oldest && minor >= least);
}
