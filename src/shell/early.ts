/**
 * The early script of every page: the features that work without the framework, and the code that loads it.
 *
 * plugins/deferred-hydration builds it as a separate entry, which each page loads at its end.
 */
import "../client/word-cards.ts";
import { showFirstPage } from "../client/index.ts";
import { whenIdle, whenLoaded } from "../client/timing.ts";
import { preloadSearch } from "../search/preload-search.ts";
import { findArticleRoot } from "./article-root.ts";
import { createFrameworkLoader, watchIntent, whenHydrated } from "./framework-loader.ts";
import { rememberPresses, SEARCH_BUTTON } from "./replay-presses.ts";

/** Addresses of the framework's scripts, which the page's template inserts here. */
const addresses = document.currentScript?.dataset.framework?.split(" ") ?? [];

const loadFramework = createFrameworkLoader(addresses);
let wanted: Element | undefined;

function onIntent(element: Element): void {
  wanted = element;
  loadFramework();
  if (element.matches(SEARCH_BUTTON)) {
    preloadSearch();
  }
}

const replayPresses = rememberPresses(onIntent);
const stopWatching = watchIntent(onIntent);

whenHydrated(() => {
  stopWatching();
  replayPresses();
  if (wanted instanceof HTMLAnchorElement) {
    window.docusaurus.preload(wanted.href);
  }
});

if (findArticleRoot(document)) {
  whenLoaded(() => whenIdle(loadFramework));
} else {
  // The page of results and the not-found page have little to read without the framework.
  loadFramework();
}

showFirstPage();
// Signals to browser tests that presses are recorded from here on.
document.documentElement.dataset.hasStarted = "true";
