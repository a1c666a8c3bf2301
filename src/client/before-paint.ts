interface Scheduler {
  postTask(callback: () => void, options: { readonly priority: "user-blocking" }): Promise<void>;
}

/**
 * Calls back once, before the browser paints next.
 *
 * Where the browser has a scheduler, that is a task of its own, between the script that asks and the frame: either
 * stays short, so that a press in between is answered. Elsewhere (Safari), or when the frame comes first, it is the
 * beginning of the frame. Measuring makes the layout in either, and the frame paints that one.
 */
export function beforePaint(callback: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) {
      isDone = true;
      callback();
    }
  };
  requestAnimationFrame(once);
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  // A frame may be skipped, as in a tab in the background, so neither stands for the other.
  scheduler?.postTask(once, { priority: "user-blocking" }).catch(reportError);
}
