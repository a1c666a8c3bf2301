/** A value that's saved in the reader's browser. */
export interface Stored<Value> {
  readonly read: () => Value;
  /** Saves the value: permanently if storage allows it, and otherwise for this visit. */
  readonly write: (value: Value) => void;
}

/**
 * Creates a value that's saved under a key of the browser's storage.
 *
 * @param parse reads the stored string, which may contain anything; null if nothing was stored.
 */
export function createStored<Value>(key: string, parse: (json: string | null) => Value): Stored<Value> {
  /** The value for this visit only, because storage is blocked or full. */
  let remembered: Value | undefined;
  return {
    read: () => {
      try {
        return remembered ?? parse(localStorage.getItem(key));
      } catch {
        return parse(null);
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        remembered = undefined;
      } catch {
        remembered = value;
      }
    },
  };
}
