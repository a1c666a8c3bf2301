/** Files that are no index of this version: cut off on the way, or of another build. */
export class IndexError extends Error {
  override readonly name = "IndexError";
}
