/** How long a busy page may put the framework off, in milliseconds: a reader who then acts must not wait for it. */
const IDLE_TIMEOUT_MS = 2000;

/** How long to wait where the browser does not tell when it is idle (Safari), in milliseconds. */
const IDLE_FALLBACK_MS = 200;

/** Calls back once the page and all that it shows has been loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") {
    callback();
  } else {
    window.addEventListener("load", callback, { once: true });
  }
}

/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(callback, IDLE_FALLBACK_MS);
  }
}

/** Calls back once the framework has taken the page over, which it says by an attribute of `<html>`. */
export function whenHydrated(callback: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === "true") {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(root, { attributeFilter: ["data-has-hydrated"] });
}
