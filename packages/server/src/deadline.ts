/** When an answer has to end. */
export interface Deadline {
  /** Is aborted when the time is over, or the answer has ended. */
  readonly signal: AbortSignal;
  /** Ends the answer, and lets go of the clock; after its end that is all. */
  end(): void;
}

/** Says of a signal that the time was over before the answer was. */
export function isLate({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}

/**
 * Sets a deadline. `AbortSignal.any` with `AbortSignal.timeout` would do the same, and keep all that hangs on an answer
 * in memory until the time is over.
 */
export function setDeadline(afterMs: number): Deadline {
  const controller = new AbortController();
  const late = new DOMException("The answer took too long.", "TimeoutError");
  const timer = setTimeout(() => controller.abort(late), afterMs);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
