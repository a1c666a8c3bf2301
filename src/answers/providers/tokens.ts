/** A token that's reused until it expires. */
export interface Tokens {
  read(): Promise<string>;
}

/** How long before expiry a token is replaced, in milliseconds: it must still be valid when the service reads it. */
const MARGIN_MS = 30_000;

/**
 * Keeps one token and fetches another when it expires. The token lives in memory only: it says nothing about a reader,
 * and it leaves nothing behind in the browser.
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
      // Questions asked in the meantime wait for the same token.
      endsAt = Number.POSITIVE_INFINITY;
      token = fetching;
      fetching.catch(() => {
        token = undefined;
      });
      return fetching;
    },
  };
}

/** Reads when a token expires, in milliseconds since 1970; a token without an expiry is used once. */
function readEnd(token: string): number {
  try {
    const { exp } = JSON.parse(atob(token.split(".")[0] ?? "")) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
