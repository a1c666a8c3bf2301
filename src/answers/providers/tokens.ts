/** A token that is kept for as long as it lasts. */
export interface Tokens {
  read(): Promise<string>;
}

/** How long before its end a token is replaced, in milliseconds: it has to last until the service has read it. */
const MARGIN_MS = 30_000;

/**
 * Keeps one token, and fetches another when its time is over. It is kept in memory only: it says nothing of a reader,
 * and nothing of it is left in the browser.
 */
export function createTokens(fetchToken: () => Promise<string>, now: () => number): Tokens {
  let token: Promise<string> | undefined;
  let endsAt = 0;
  return {
    read() {
      if (token && now() < endsAt - MARGIN_MS) {
        return token;
      }
      const fetching = fetchToken().then((fresh) => {
        endsAt = readEnd(fresh);
        return fresh;
      });
      // Questions that come meanwhile wait for the same one.
      endsAt = Number.POSITIVE_INFINITY;
      token = fetching;
      fetching.catch(() => {
        token = undefined;
      });
      return fetching;
    },
  };
}

/** Reads when a token ends, in milliseconds since 1970; one that does not say so is used once. */
function readEnd(token: string): number {
  try {
    const { exp } = JSON.parse(atob(token.split(".")[0] ?? "")) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
