/** A wait that a test can end. */
export interface Waiting {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Creates a closed gate. */
export function createGate(): Waiting {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
