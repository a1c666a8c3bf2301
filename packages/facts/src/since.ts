/** Returns the release that brought something, such as `Container.withExec(expand)` or `dagger call --json`. */
export type Since = (symbol: string) => string | undefined;

/** Matches releases that readers aren't told of, because every version that's still in use has what they brought. */
const TOO_OLD = /^0\.(?:\d|1[0-6])\./;

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
  const shown = history.filter(({ release }) => !TOO_OLD.test(release));
  const since = new Map(shown.flatMap(({ release, added }) => added.map((symbol) => [symbol, release] as const)));
  return (symbol) => since.get(symbol);
}
