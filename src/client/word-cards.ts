import type { ClientModule } from "@docusaurus/types";
import type { WordCards } from "./word-card/index.ts";

/** Links that have a card, which plugins/words adds, and programs, whose names get links once they're pointed at. */
const WORD = "a[data-word],[data-tabs=sdk] pre";

/** Programs with their buttons: whoever comes to one by keyboard finds its first name next. */
const PROGRAM = `${WORD},[data-tabs=sdk] .code`;

let loading: Promise<WordCards> | undefined;
let isTouch = false;

/** Waits for the first sign that a reader wants a card, and only then loads the code for cards. */
function startWordCards(): void {
  // Without popover support, a word is a plain link, as it is without scripts.
  if (!("showPopover" in HTMLElement.prototype)) {
    return;
  }
  document.addEventListener("pointerover", (event) => {
    // Dragging the pointer selects text.
    const isPointing = event.pointerType !== "touch" && event.buttons === 0;
    const link = isPointing ? findWord(event) : undefined;
    if (link) {
      withCards((cards) => cards.rest(link, event));
    }
  });
  document.addEventListener("focusin", (event) => {
    const place = findWord(event, PROGRAM);
    if (place && (event.target as Element).matches(":focus-visible")) {
      withCards((cards) => cards.rest(place, event));
    }
  });
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if ((target as Element).className === "member") {
        withCards((cards) => cards.spell(target as Element));
      }
    },
    true,
  );
  document.addEventListener("pointerdown", (event) => {
    isTouch = event.pointerType !== "mouse";
  });
  // Capture the click before the article passes it to the router.
  document.addEventListener("click", onClick, true);
}

/** Shows the card on the first tap, because a touch screen can't hover; the link inside the card leads on. */
function onClick(event: MouseEvent): void {
  const link = findWord(event);
  // Clicks by key or by script have a `detail` of 0.
  if (!link || !isTouch || event.detail === 0 || link.hasAttribute("aria-describedby")) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  withCards(
    (cards) => cards.tap(link, event),
    () => link.click(),
  );
}

function withCards(use: (cards: WordCards) => Promise<void>, onFailure?: () => void): void {
  loading ??= import("./word-card/index.ts").then((module) => new module.WordCards());
  loading.then(use, () => {
    // The next sign of interest tries again.
    loading = undefined;
    onFailure?.();
  });
}

function findWord({ target }: Event, selector = WORD): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

if (typeof document !== "undefined") {
  startWordCards();
}

const clientModule: ClientModule = {};

export default clientModule;
