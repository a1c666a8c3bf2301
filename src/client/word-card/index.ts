import { adoptStyles } from "../../adopt-styles.ts";
import { linkNames, moveToName } from "./link-names.ts";
import { loadCard } from "./load-card.ts";
import { type Point, showCard } from "./show-card.ts";
import { spellArguments } from "./spell-arguments.ts";
import cardCss from "./word-card.css?text";

/** How long a pointer rests on a word before its card opens, in milliseconds: a longer delay makes the page calmer. */
const OPEN_DELAY_MS = 300;

/** How long a pointer may be outside both word and card, in milliseconds: enough to cross from one to the other. */
const CLOSE_DELAY_MS = 250;

/**
 * The page's one card, which moves from word to word.
 *
 * It stays open as long as the pointer is on the word or the card, or the word has focus. Escape closes it.
 */
export class WordCards {
  /** The word whose card is shown or loading. */
  private word: HTMLAnchorElement | undefined;
  private card: HTMLElement | undefined;
  /** The word whose card the reader dismissed; the card can open again once pointer or focus have been elsewhere. */
  private dismissed: HTMLAnchorElement | undefined;
  private timer: number | undefined;
  private pointer: Point = { x: 0, y: 0 };

  constructor() {
    adoptStyles(cardCss);
    document.addEventListener("pointerover", ({ target }) => this.keepOrLeave(target));
    document.addEventListener("pointermove", ({ clientX, clientY }) => {
      this.pointer = { x: clientX, y: clientY };
    });
    document.documentElement.addEventListener("pointerleave", () => this.keepOrLeave(null));
    document.addEventListener("focusout", ({ target, relatedTarget }) => this.blur(target, relatedTarget));
    document.addEventListener("pointerdown", ({ target }) => this.isInside(target) || this.close());
    document.addEventListener("click", ({ target }) => this.card?.contains(target as Node) || this.close());
    document.addEventListener("keydown", (event) => this.dismiss(event), true);
    document.addEventListener("keydown", (event) => {
      const { target, key } = event;
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const name = isPlain && target instanceof HTMLElement && target.matches("pre a[data-word]") ? target : undefined;
      if (name && moveToName(name, key)) {
        event.preventDefault();
      }
    });
    window.addEventListener("resize", () => this.close());
    // Scrolling a wide table's frame moves its words away from the card; the page itself takes the card along.
    document.addEventListener("scroll", ({ target }) => target === document || this.isInside(target) || this.close(), {
      capture: true,
      passive: true,
    });
  }

  /** Shows the card of a word that the pointer rests on or that has focus, or of the word there in a block of code. */
  async rest(place: HTMLElement, event: Event): Promise<void> {
    const word = await this.findWord(place, event);
    if (word && word !== this.word && word !== this.dismissed) {
      await this.open(word, { isTapped: false });
    }
  }

  /** Shows the card of a word that was tapped, with a link inside; follows the word's link if it has no card. */
  async tap(place: HTMLElement, event: Event): Promise<void> {
    const word = await this.findWord(place, event);
    if (word) {
      await this.open(word, { isTapped: true });
    }
  }

  /** Returns a word itself, or the one at the pointer in a block of code, whose names become words first. */
  private async findWord(place: HTMLElement, event: Event): Promise<HTMLAnchorElement | undefined> {
    if (event instanceof MouseEvent) {
      this.pointer = { x: event.clientX, y: event.clientY };
    }
    if (place instanceof HTMLAnchorElement) {
      return place;
    }
    await linkNames(place).catch(() => undefined);
    const { x, y } = this.pointer;
    const at = event instanceof MouseEvent ? document.elementFromPoint(x, y) : undefined;
    return at?.closest<HTMLAnchorElement>("pre a[data-word]") ?? undefined;
  }

  /** Spells the arguments of a function as the reader's language does; the page has them as the schema does. */
  async spell(member: Element): Promise<void> {
    await spellArguments(member).catch(() => undefined);
  }

  private async open(word: HTMLAnchorElement, { isTapped }: { readonly isTapped: boolean }): Promise<void> {
    const follow = () => {
      this.close();
      word.click();
    };
    this.close();
    this.word = word;
    const content = loadCard(word.dataset.word ?? "").catch(() => undefined);
    await new Promise((resolve) => {
      this.timer = window.setTimeout(resolve, isTapped ? 0 : OPEN_DELAY_MS);
    });
    const loaded = await content;
    if (this.word !== word || !word.isConnected) {
      return;
    }
    if (loaded) {
      this.card = showCard({ link: word, content: loaded, pointer: this.pointer, follow, isTapped });
      if (isTapped) {
        this.card.querySelector("a")?.focus({ preventScroll: true });
      }
      return;
    }
    this.word = undefined;
    if (isTapped) {
      follow();
    }
  }

  private close(): void {
    window.clearTimeout(this.timer);
    const { word, card } = this;
    // This comes first, because removing the focused element calls this method again.
    this.word = undefined;
    this.card = undefined;
    word?.removeAttribute("aria-describedby");
    card?.remove();
  }

  private keepOrLeave(target: EventTarget | null): void {
    if (!isWithin(this.dismissed, target)) {
      this.dismissed = undefined;
    }
    const hasFocus = this.word?.matches(":focus-visible") || this.card?.contains(document.activeElement);
    if (this.isInside(target) || hasFocus) {
      // While the card is still loading, this timer opens it, so leave it running.
      window.clearTimeout(this.card ? this.timer : undefined);
    } else if (this.card) {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.close(), CLOSE_DELAY_MS);
    } else {
      this.close();
    }
  }

  private blur(left: EventTarget | null, entered: EventTarget | null): void {
    if (isWithin(this.dismissed, left)) {
      this.dismissed = undefined;
    }
    // A press first removes the focus without moving it; the press itself shows whether it was outside.
    if (entered && this.isInside(left) && !this.isInside(entered) && !this.card?.matches(":hover")) {
      this.close();
    }
  }

  private dismiss(event: KeyboardEvent): void {
    const { word, card } = this;
    if (event.key !== "Escape" || !word?.isConnected) {
      return;
    }
    event.stopPropagation();
    const hadFocus = card?.contains(document.activeElement);
    this.dismissed = word;
    this.close();
    if (hadFocus) {
      word.focus({ preventScroll: true });
    }
  }

  private isInside(target: EventTarget | null): boolean {
    return isWithin(this.card, target) || isWithin(this.word, target);
  }
}

function isWithin(element: HTMLElement | undefined, target: EventTarget | null): boolean {
  return element !== undefined && target instanceof Node && element.contains(target);
}
