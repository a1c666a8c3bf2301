/** How long a busy page may put the framework off, in milliseconds: a reader who then acts must not wait for it. */
const IDLE_TIMEOUT_MS = 2000;

/** How long to wait where the browser does not tell when it is idle (Safari), in milliseconds. */
const IDLE_FALLBACK_MS = 200;

/** How long after the load a paint may go untold, in milliseconds. Lowering it can have scripts hold up the first frame. */
const UNTOLD_MS = 2000;

/**
 * Calls back once the page has been painted, in a task of its own.
 *
 * Not by a frame's own callback, because that frame is the one in which the browser makes the whole layout. Where paints
 * are not told, as in a tab in the background and under strict privacy settings, it is some time after the load. A reader
 * who presses something first is not kept waiting: what is called back hears that very press, if it listens anywhere
 * below the window.
 */
export function whenPainted(callback: () => void): void {
  let isDone = false;
  const presses = new AbortController();
  const observer = new PerformanceObserver(() => once());
  const once = () => {
    if (!isDone) {
      isDone = true;
      observer.disconnect();
      presses.abort();
      callback();
    }
  };
  observer.observe({ type: "paint", buffered: true });
  for (const press of ["keydown", "pointerdown"]) {
    window.addEventListener(press, once, { capture: true, signal: presses.signal });
  }
  // Not when the browser is idle: before the first frame it is.
  whenLoaded(() => setTimeout(once, UNTOLD_MS));
}

/**
 * Calls back once the page and all that it shows has been loaded, in a task of its own.
 *
 * Not by the load event itself: browsers make a layout in the task in which they tell of it.
 */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") {
    callback();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  // Told when the load event has been heard everywhere; without `buffered`, which would tell of the part until now.
  observer.observe({ type: "navigation" });
}

/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(callback, IDLE_FALLBACK_MS);
  }
}

/**
 * Calls back once the framework has taken the page over, which it says by an attribute of `<html>`, and has done what
 * its components do after they are shown.
 */
export function whenHydrated(callback: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === "true") {
      observer.disconnect();
      // The attribute is set within a frame, before tasks that the framework has put off: effects such as the one that
      // closes a search which has just been made. These are in line already; a task of ours comes after them.
      requestAnimationFrame(() => setTimeout(() => setTimeout(callback)));
    }
  });
  observer.observe(root, { attributeFilter: ["data-has-hydrated"] });
}
