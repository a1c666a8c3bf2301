/** What a reader can do without the framework, and when the framework is loaded. */
import "../articles/first-article.ts";
import "../client/word-cards.ts";
import { findArticleRoot } from "../articles/article-root.ts";
import { showFirstPage, startClient } from "../client/start.ts";
import { preloadSearch } from "../search/preload-search.ts";
import { createFrameworkLoader } from "./framework-loader.ts";
import { repeatIntent, watchIntent } from "./intent.ts";
import { whenHydrated, whenIdle, whenLoaded } from "./moments.ts";
import { rememberPresses, SEARCH_BUTTON } from "./presses.ts";

/**
 * Starts what every page begins with, and says so by an attribute of `<html>`, as the framework says that it has
 * hydrated.
 *
 * @param addresses of the framework's scripts, in the order in which they have to run.
 */
export function startEarly(addresses: readonly string[]): void {
  startClient();

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

  if (findArticleRoot(document)) {
    whenLoaded(() => whenIdle(load));
  } else {
    // The page of results and the not-found page have little to read without the framework.
    load();
  }

  // Last: it is the only part that can take long, on a page whose address leads to a part that is hidden.
  showFirstPage();
  document.documentElement.dataset.hasStarted = "true";
}
