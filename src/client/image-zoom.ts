import type { Zoom } from "medium-zoom";

/** Values of the specification: pixels of scrolling that close the picture, its margin, and the wait before attaching. */
const SCROLL_OFFSET_PX = 40;
const MARGIN_PX = 0;
const ATTACH_DELAY_MS = 1000;

const SELECTOR = ".markdown img:not(.not-zoom)";

let timer: number | undefined;
let zoom: Zoom | undefined;

/** Lets the pictures of the article now on the page be enlarged, by click or by keyboard. */
export function attachImageZoom(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>(SELECTOR)];
    if (images.length === 0) {
      return;
    }
    // Loaded here and not earlier: most pages have no picture and never need the library.
    const { default: mediumZoom } = await import("medium-zoom");
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

/** An enlarged picture is hidden in its own place, where a keyboard reader would lose the way. */
function returnFocus({ target }: Event): void {
  if (target instanceof HTMLElement && document.activeElement === document.body) {
    target.focus({ preventScroll: true });
  }
}
