import type { Zoom } from "medium-zoom";

/** Values from the specification: pixels of scrolling that close the image, its margin, and the delay to attach. */
const SCROLL_OFFSET_PX = 40;
const MARGIN_PX = 0;
const ATTACH_DELAY_MS = 1000;

const SELECTOR = ".markdown img:not(.not-zoom)";

let timer: number | undefined;
let zoom: Zoom | undefined;

/** Lets readers enlarge the images of the current article, by click or by keyboard. */
export function attachImageZoom(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>(SELECTOR)];
    if (images.length === 0) {
      return;
    }
    // Loaded on demand, because most pages have no image and never need the library.
    const { mediumZoom } = await import("./zoom-library.ts");
    zoom?.detach();
    zoom = mediumZoom(images, {
      margin: MARGIN_PX,
      scrollOffset: SCROLL_OFFSET_PX,
      background: "var(--site-background)",
    });
    zoom.on("closed", returnFocus);
    for (const image of images) {
      image.tabIndex = 0;
      image.role = "button";
      image.ariaLabel = `Zoom image: ${image.alt}`;
      image.onkeydown = onKeyDown;
    }
  }, ATTACH_DELAY_MS);
}

function onKeyDown(event: KeyboardEvent): void {
  if ((event.key === "Enter" || event.key === " ") && event.target instanceof HTMLImageElement) {
    event.preventDefault();
    zoom?.toggle({ target: event.target });
  }
}

/** Returns the focus to the image, which the library hides while enlarged, so keyboard readers keep their place. */
function returnFocus({ target }: Event): void {
  if (target instanceof HTMLElement && document.activeElement === document.body) {
    target.focus({ preventScroll: true });
  }
}
