/** Easing of every collapsible part of the site. */
const EASING = "ease-in-out";

/** Length of the animation for readers who want none, in milliseconds: not 0, so its end still fires an event. */
const REDUCED_MOTION_MS = 1;

/** Animates `<details>` in articles as they open and close; without this script, they switch instantly. */
export function startDetails(): void {
  document.addEventListener("click", (event) => {
    const summary = event.target instanceof Element ? event.target.closest("summary") : null;
    const details = summary?.parentElement;
    if (summary && details instanceof HTMLDetailsElement && details.closest(".markdown")) {
      event.preventDefault();
      toggle(details, summary);
    }
  });
}

function toggle(details: HTMLDetailsElement, summary: HTMLElement): void {
  // Until its animation ends, a section is open either way, so the animation's name says what it's becoming.
  const running = details.getAnimations().find(({ id }) => id);
  const isOpening = running ? running.id === "false" : !details.open;
  const closedHeight = summary.offsetHeight + details.offsetHeight - details.clientHeight;
  const from = details.offsetHeight;
  // Its end would undo this click.
  running?.cancel();
  details.open = true;
  const to = isOpening ? details.offsetHeight : closedHeight;
  details.style.overflow = "hidden";
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`] },
    {
      id: String(isOpening),
      duration: isReduced ? REDUCED_MOTION_MS : durationMs(Math.abs(to - from)),
      easing: EASING,
    },
  );
  animation.onfinish = () => {
    details.style.overflow = "";
    details.open = isOpening;
  };
}

/**
 * Returns the duration of an animation in milliseconds: taller content takes longer, but less per pixel, as in the
 * Material motion guidelines.
 *
 * @param height pixels that appear or disappear.
 */
export function durationMs(height: number): number {
  const rows = height / 36;
  return Math.round(40 + 150 * rows ** 0.25 + 2 * rows);
}
