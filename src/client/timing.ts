/** How long a busy page may put a task off, in milliseconds: a reader who then acts must not wait for it. */
const IDLE_TIMEOUT_MS = 2000;

/** How long to wait where the browser doesn't tell when it is idle (Safari), in milliseconds. */
const IDLE_FALLBACK_MS = 200;

/** Calls back after the next frame, for which the browser has laid the page out: measuring it then costs nothing. */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls back once the page and everything it shows has been loaded. */
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
