/**
 * Every text of the search, worded as in the specification where it defines one. Ask AI's are in `answer-texts.ts`.
 *
 * A configuration can replace any of them by name (`translations`). `{count}` is replaced by a number.
 */
export const searchTexts = {
  // The button, the box
  button: "Search",
  placeholder: "Search docs",
  clear: "Clear the query",
  cancel: "Cancel",

  // Start
  recent: "Recent",
  noRecent: "No recent searches",
  favorite: "Favorite",
  saveRecent: "Save this search",
  removeRecent: "Remove this search from history",
  removeFavorite: "Remove this search from favorites",

  // Results
  results: "Results",
  loading: "Searching...",
  pageStart: "The whole page",
  seeAll: "See all {count} results",
  oneResult: "1 result",
  manyResults: "{count} results",

  // No results
  noResults: "No results found for",
  suggestions: "Try searching for",
  missing: "Believe this query should return results?",
  letUsKnow: "Let us know.",

  // Error
  error: "Unable to fetch results",
  errorHelp: "You might want to check your network connection.",
  retry: "Retry",

  // The dialog when the site was updated and its host no longer has this build's code
  updated: "The site was updated",
  updatedHelp: "Reload the page to search the new version.",
  reload: "Reload",

  // Keys at the bottom of the dialog
  select: "Select",
  navigate: "Navigate",
  close: "Close",
  poweredBy: "Powered by",

  // The search page
  pageTitle: "Search the documentation",
  pageTitleFor: "Search results for “{query}”",
  pageDescription: "Search all pages of this documentation by word, name of an API symbol, command or error message.",
  corrected: "Showing results for",
  sections: "Sections",
  allSections: "All",
  pageOf: "Page {page} of {pages}",
  previousPage: "Previous",
  nextPage: "Next",
  pages: "Pages of results",
  withoutScripts:
    "Search needs JavaScript, which is off in this browser. Every page can be reached from these sections:",

  // The not-found page
  similarPages: "Pages with words of this address",
} as const;

/** Name of a text. */
export type SearchText = keyof typeof searchTexts;

/** All texts of the search, as worded by a site. */
export type SearchTexts = Readonly<Record<SearchText, string>>;
