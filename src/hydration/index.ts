/**
 * The early script of every page: what a reader can do without the framework, and when the framework is loaded.
 *
 * Built as an entry of its own by plugins/deferred-hydration, whose README explains the parts.
 */
import "../articles/first-article.ts";
import "../client/word-cards.ts";
import { ARTICLE_CLASS } from "../articles/read-article.ts";
import { showFirstPage, startClient } from "../client/start.ts";
import { preloadSearch } from "../search/preload-search.ts";
import { createFrameworkLoader } from "./framework-loader.ts";
import { repeatIntent, watchIntent } from "./intent.ts";
import { whenHydrated, whenIdle, whenLoaded } from "./moments.ts";
import { rememberPresses, SEARCH_BUTTON } from "./presses.ts";

/** Addresses of the framework's scripts, which the page's template puts here. */
const addresses = document.currentScript?.dataset.framework?.split(" ") ?? [];

startClient();

// The framework's notice on a wrong base URL asks for this once the page is parsed. That this script runs shows that
// the base URL is right; the framework puts its own object in place.
window.docusaurus ??= { prefetch: () => false, preload: () => false };

const load = createFrameworkLoader(addresses);
const loadFor = (control: Element) => {
  load();
  if (control.matches(SEARCH_BUTTON)) {
    preloadSearch();
  }
};
const replayPresses = rememberPresses(loadFor);
const stopWatching = watchIntent(loadFor);

whenHydrated(() => {
  stopWatching();
  replayPresses();
  repeatIntent();
});

if (document.querySelector(`.${ARTICLE_CLASS}`)) {
  whenLoaded(() => whenIdle(load));
} else {
  // The page of results and the not-found page have little to read without the framework.
  load();
}

// Last: it is the only part that can take long, on a page whose address leads to a part that is hidden.
showFirstPage();
