/**
 * Maximum wait for a file, in milliseconds. Raising it spares readers on slow connections an error that a retry fixes.
 */
const TIMEOUT_MS = 30_000;

/** The part of `fetch` that is used. */
export type FetchFile = (url: string, options: { readonly signal: AbortSignal }) => Promise<Response>;

/**
 * Fetches one of the site's own files as JSON, in a page or in a worker.
 *
 * @throws Error if it's unavailable or truncated, or if another file is in its place.
 */
export async function fetchJson(
  url: string,
  fetchFile: FetchFile = (file, options) => fetch(file, options),
): Promise<unknown> {
  const response = await fetchFile(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`${url} was answered with status ${response.status}, expected 200. Load it again.`);
  }
  return response.json();
}
