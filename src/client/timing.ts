/** How long a busy page may delay a task, in milliseconds: a reader who acts later must not have to wait for it. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * How long to wait in browsers that don't report when they're idle, in milliseconds. Can go once Safari does:
 * https://bugs.webkit.org/show_bug.cgi?id=164193
 */
const IDLE_FALLBACK_MS = 200;

/** Calls back after the next frame, when the browser has already laid out the page, so measuring it costs nothing. */
export function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Calls back once the page and everything on it has loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") {
    callback();
  } else {
    window.addEventListener("load", callback, { once: true });
  }
}

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(callback, IDLE_FALLBACK_MS);
  }
}
