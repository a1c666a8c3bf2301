import { findTarget } from "./find-target.ts";

/** Height of the navbar, which covers what has scrolled up to here. */
const NAVBAR_PX = 60;

/** A heading counts as being read once it's in the upper part of the window, as a share of its height. */
const READING_PART = 0.2;

let isScheduled = false;

/** Starts the table of contents: it opens on narrow screens, and marks the heading that's being read on wide ones. */
export function startTableOfContents(): void {
  document.addEventListener("click", (event) => {
    const clicked = event.target instanceof Element ? event.target : undefined;
    const toggle = clicked?.closest(".toc-toggle") ?? (clicked?.closest(".toc a") ? findToggle() : undefined);
    if (toggle) {
      const isOpening = clicked?.closest(".toc-toggle") !== null && toggle.getAttribute("aria-expanded") === "false";
      toggle.setAttribute("aria-expanded", String(isOpening));
    }
  });
  document.addEventListener("scroll", scheduleMark, { passive: true });
}

/** Marks the heading that's being read, in the next frame. */
export function scheduleMark(): void {
  if (!isScheduled) {
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      markCurrentHeading();
    });
  }
}

/**
 * Marks the heading that's being read: the first one in the upper part of the window, or else the last one above it. So
 * the heading that a link led to is marked, even if a short section brings the next one up with it.
 *
 * At the end of the page, that's the very last heading, which may never get that far up.
 */
export function markCurrentHeading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".toc a")];
  const line = isAtEnd() ? Number.POSITIVE_INFINITY : NAVBAR_PX + innerHeight * READING_PART;
  let current = links[0];
  for (const link of links) {
    const heading = findTarget(link.hash);
    // A heading in a hidden panel has no box and no position.
    if (!heading || heading.offsetParent === null) {
      continue;
    }
    const { top } = heading.getBoundingClientRect();
    if (top > line) {
      break;
    }
    current = link;
    if (top > NAVBAR_PX && line < innerHeight) {
      break;
    }
  }
  const marked = document.querySelector(".toc a[aria-current]");
  if (marked !== current) {
    marked?.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
    findToggle()?.setAttribute("data-section", current?.textContent ?? "");
    // This comes last because it measures, and a long list opens where the mark is.
    keepInView(current);
  }
}

/** Checks whether the reader has scrolled to the end; on a zoomed page, less than a pixel may be left over. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY > 0 && scrollHeight - clientHeight - window.scrollY < 2;
}

/** Scrolls the list, never the page, far enough to show an entry. */
function keepInView(link: HTMLElement | undefined): void {
  const list = link?.closest<HTMLElement>("#toc-list");
  if (!link || !list || list.scrollHeight <= list.clientHeight) {
    return;
  }
  const middle = link.offsetTop - list.clientHeight / 2;
  list.scrollTo({ top: middle, behavior: "instant" });
}

function findToggle(): Element | undefined {
  return document.querySelector(".toc-toggle") ?? undefined;
}
