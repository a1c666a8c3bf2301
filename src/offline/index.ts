/**
 * Runs on a copy of the site that's opened from a disk. There, the framework doesn't know any page's address, and no
 * script can fetch a file. `scripts/offline` bundles this for the copy.
 */
import { showFirstPage } from "../client/index.ts";
import { createSearch } from "./search.ts";

const SHORTCUT = "k";

const root = (document.currentScript as HTMLScriptElement).src;
const search = createSearch(root);

showFirstPage();
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest(".search-button")) {
    search.open();
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() === SHORTCUT && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    search.open();
  }
});
