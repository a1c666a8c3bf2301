/**
 * The class of `<body>` while a search is open.
 *
 * It is the one that hosted search widgets set too: where one of those is open, this search stays closed.
 */
export const ACTIVE_MARKER = "DocSearch--active";

/** Says whether a search, this or another, is open on the page. */
export function isSearchActive(): boolean {
  return document.body.classList.contains(ACTIVE_MARKER);
}
