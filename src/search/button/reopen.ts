/** Key in the tab's storage of the query that the search opens with when the page has been loaded again. */
const KEY = "search.reopen";

/** Loads the page again, and opens its search with the query then. */
export function reloadWithSearch(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage can be blocked; the reader then opens the search again.
  }
  window.location.reload();
}

/** Returns the query that the search was left with, once; nothing when it wasn't open. */
export function takeLeftQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return query;
  } catch {
    return undefined;
  }
}
