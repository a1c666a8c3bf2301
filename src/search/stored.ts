/** A value that the reader's browser keeps. */
export interface Stored<Value> {
  readonly read: () => Value;
  /** Keeps the value: for good where storage allows it, otherwise for this visit. */
  readonly write: (value: Value) => void;
}

/**
 * Keeps a value under a key of the browser's storage.
 *
 * @param parse reads what was stored, which may be anything; null where nothing was.
 */
export function createStored<Value>(key: string, parse: (json: string | null) => Value): Stored<Value> {
  /** Known to this visit only, because storage is blocked or full. */
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
