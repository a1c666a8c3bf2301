/** Longest wait for a file, in milliseconds. Raising it keeps readers on bad lines from an error that a retry mends. */
const TIMEOUT_MS = 30_000;

/** The part of `fetch` that is used. */
export type FetchFile = (url: string, options: { readonly signal: AbortSignal }) => Promise<Response>;

/**
 * Fetches a file of the site's own as JSON, in a page and in a worker alike.
 *
 * @throws Error when it cannot be had, is cut short, or another file is in its place.
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
