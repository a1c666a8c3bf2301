/** Thrown for files that aren't an index of this version: truncated in transit, or from another build. */
export class IndexError extends Error {
  override readonly name = "IndexError";
}
