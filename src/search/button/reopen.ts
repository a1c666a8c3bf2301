/** Key in the tab's storage of the query with which the search reopens after a reload. */
const KEY = "search.reopen";

export function reloadWithSearch(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage can be blocked, in which case the reader has to reopen the search.
  }
  window.location.reload();
}

/** Returns the query that was in the search before a reload, once; undefined if the search wasn't open. */
export function takeLeftQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return query;
  } catch {
    return undefined;
  }
}
