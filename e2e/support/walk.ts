import type { Page } from "@playwright/test";

/** A tab stop. */
export interface Stop {
  /** The innermost named landmark that contains it. */
  readonly region: string;
  readonly name: string;
  /** The focus ring drawn around it, such as `solid 2px`. */
  readonly ring: string;
  readonly isInView: boolean;
}

/** More stops than any tested page has, so a walk that reaches this is caught in a loop. */
const MOST_STOPS = 150;

/** Presses Tab until focus leaves the page or `until` ends the walk, and returns the stops on the way. */
export async function walk(page: Page, until: (stop: Stop) => boolean = () => false): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await readStop(page);
    if (!stop) {
      return stops;
    }
    stops.push(stop);
    if (until(stop)) {
      return stops;
    }
  }
  throw new Error(`${MOST_STOPS} stops without an end, expected the walk to leave the page: ${stops.at(-1)?.name}`);
}

function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // A ring may appear with a transition. Scroll-driven animations never end by themselves.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(timed.map(({ finished }) => finished.catch(() => undefined)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return undefined;
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const landmark = element.closest(
      ".theme-announcement-bar, .navbar-sidebar, nav[aria-label], [role=region], footer, [role=tablist], article",
    );
    return {
      region: landmark?.ariaLabel || landmark?.className.split(" ")[0] || (landmark?.tagName.toLowerCase() ?? ""),
      name: (element.ariaLabel ?? element.textContent).trim().split("\n")[0] ?? "",
      ring: `${outlineStyle} ${outlineWidth}`,
      isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}
