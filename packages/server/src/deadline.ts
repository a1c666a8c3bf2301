/** When an answer has to end. */
export interface Deadline {
  /** Is aborted when nobody waits any more, or when the time is over. */
  readonly signal: AbortSignal;
  /** Ends the answer, and lets go of the clock; after its end that is all. */
  end(): void;
}

/**
 * Sets a deadline. `AbortSignal.any` with `AbortSignal.timeout` would do the same, and keep all that hangs on an answer
 * in memory until the time is over.
 *
 * @param gone is aborted when nobody waits any more
 */
export function setDeadline(gone: AbortSignal, afterMs: number): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException("Nobody waits for the answer.", "AbortError"));
  const timer = setTimeout(
    () => controller.abort(new DOMException("The answer took too long.", "TimeoutError")),
    afterMs,
  );
  if (gone.aborted) {
    abort();
  }
  gone.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      gone.removeEventListener("abort", abort);
      abort();
    },
  };
}
