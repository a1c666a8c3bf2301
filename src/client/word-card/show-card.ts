import type { Card } from "./load-card.ts";
import { type Box, placeCard } from "./place-card.ts";
import { renderCard } from "./render-card.ts";

const ID = "word-card";

/** A point in the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The link to show a card for, and the card's content and behavior. */
export interface ShowOptions {
  readonly link: HTMLAnchorElement;
  readonly content: Card;
  /** Position of the pointer, which matters if a word spans two lines. */
  readonly pointer: Point;
  /** Called for the link inside the card. */
  readonly follow: () => void;
  /** Whether the card came by a tap, so that its link is the way on. Otherwise, the word itself is that link. */
  readonly isTapped: boolean;
}

/** Shows a word's card beside it, and sets the card as the word's description. */
export function showCard({ link, content, pointer, follow, isTapped }: ShowOptions): HTMLElement {
  const card = document.createElement("div");
  card.id = ID;
  card.className = "word-card";
  card.popover = "manual";
  // A tooltip must not contain anything interactive.
  card.role = isTapped ? "dialog" : "tooltip";
  card.append(...renderCard(content));
  const further = createLink(link, follow);
  card.append(further);
  if (isTapped) {
    card.ariaLabel = link.textContent;
  } else {
    // For the pointer alone, which may be on the card already: the word is the same link for everyone else.
    further.tabIndex = -1;
    further.ariaHidden = "true";
  }
  // Inside the article, the card disappears with the page and is in a landmark.
  (link.closest("article") ?? document.body).append(card);
  link.setAttribute("aria-describedby", ID);
  card.showPopover();
  place(card, link, pointer);
  return card;
}

function createLink(word: HTMLAnchorElement, follow: () => void): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = "word-card-link";
  link.href = word.href;
  link.textContent = "Open the reference";
  link.addEventListener("click", (event) => {
    // The page's own link goes through the router; this one would reload the page.
    event.preventDefault();
    follow();
  });
  return link;
}

function place(card: HTMLElement, link: HTMLElement, { x, y }: Point): void {
  const lines = [...link.getClientRects()];
  const at = lines.find((line) => contains(line, x, y)) ?? lines[0] ?? link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const navbar = document.querySelector(".navbar")?.getBoundingClientRect();
  const view = {
    left: 0,
    top: Math.max(0, navbar?.bottom ?? 0),
    right: document.documentElement.clientWidth,
    bottom: window.innerHeight,
  };
  const { left, top, maxHeight } = placeCard(lines, at, { width, height }, view);
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
  card.style.maxHeight = `${maxHeight}px`;
}

function contains({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
