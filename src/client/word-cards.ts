import type { ClientModule } from "@docusaurus/types";
import type { WordCards } from "./word-card/index.ts";

/** Links that have a card; plugins/words makes them. */
const WORD = "a[data-word]";

let loading: Promise<WordCards> | undefined;
let isTouch = false;

/** Waits for the first sign that a reader wants a card; only then is anything about cards loaded. */
function startWordCards(): void {
  // Without popovers a word is a link, as without scripts.
  if (!("showPopover" in HTMLElement.prototype)) {
    return;
  }
  document.addEventListener("pointerover", (event) => {
    // A pointer that drags selects text.
    const isPointing = event.pointerType !== "touch" && event.buttons === 0;
    const link = isPointing ? findWord(event) : undefined;
    if (link) {
      withCards((cards) => cards.rest(link));
    }
  });
  document.addEventListener("focusin", (event) => {
    const link = findWord(event);
    if (link?.matches(":focus-visible")) {
      withCards((cards) => cards.rest(link));
    }
  });
  document.addEventListener("pointerdown", (event) => {
    isTouch = event.pointerType !== "mouse";
  });
  // Before the article hands the click to the router.
  document.addEventListener("click", onClick, true);
}

/** A tap has no hovering before it: the first one shows the card, whose link leads on. */
function onClick(event: MouseEvent): void {
  const link = findWord(event);
  // Clicks by key or by script have no detail.
  if (!link || !isTouch || event.detail === 0 || link.hasAttribute("aria-describedby")) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  withCards(
    (cards) => cards.tap(link),
    () => link.click(),
  );
}

function withCards(use: (cards: WordCards) => Promise<void>, onFailure?: () => void): void {
  loading ??= import("./word-card/index.ts").then((module) => new module.WordCards());
  loading.then(use, () => {
    // The next sign is the next try.
    loading = undefined;
    onFailure?.();
  });
}

function findWord({ target }: Event): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest<HTMLAnchorElement>(WORD) ?? undefined) : undefined;
}

if (typeof document !== "undefined") {
  startWordCards();
}

const clientModule: ClientModule = {};

export default clientModule;
