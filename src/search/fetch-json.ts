/** Longer than this and a connection is lost rather than slow, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Fetches a file of the site's own as JSON.
 *
 * @throws Error when it cannot be had, is cut short, or is another file in its place.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`Unexpected status ${response.status} of ${url}, expected 200. Build the site again.`);
  }
  return response.json();
}
