import { breakAddress, followHash, followLink, keepSidebar, openDrawer } from "./behaviors/navigation.ts";
import {
  chooseByAddress,
  chooseColor,
  chooseTab,
  readWithoutScripts,
  showCard,
  zoomPicture,
} from "./behaviors/reading.ts";
import { askQuestion, closeSearch, searchByKeys } from "./behaviors/search.ts";
import type { Reader } from "./reader.ts";

/** What readers rely on in every browser. */
export interface Behavior {
  readonly name: string;
  readonly run: (reader: Reader) => Promise<void>;
}

export const BEHAVIORS: readonly Behavior[] = [
  { name: "a link of the sidebar shows the next page without loading the site again", run: followLink },
  { name: "a link to a heading shows the heading, and going back restores the place", run: followHash },
  { name: "the sidebar stays where it was", run: keepSidebar },
  { name: "tabs show the chosen language, here and on the next page", run: chooseTab },
  { name: "an address can choose the language", run: chooseByAddress },
  { name: "the search finds a page, and Enter opens it", run: searchByKeys },
  { name: "closing the search keeps the place and returns to the button", run: closeSearch },
  { name: "a question gets an answer with its sources", run: askQuestion },
  { name: "a chosen color stays", run: chooseColor },
  { name: "a word shows its card", run: showCard },
  { name: "a picture grows, and Escape ends that", run: zoomPicture },
  { name: "a malformed part of the address is no crash", run: breakAddress },
  { name: "the menu of a narrow window opens and closes", run: openDrawer },
  { name: "without scripts, articles are whole", run: readWithoutScripts },
];
