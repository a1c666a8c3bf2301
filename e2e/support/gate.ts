/** Something that waits until a test lets it go on. */
export interface Waiting {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Creates a gate, closed. */
export function createGate(): Waiting {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
