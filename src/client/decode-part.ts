/**
 * Decodes the escapes in a part of an address. Readers can type anything there, and `decodeURIComponent` throws for
 * escapes that are cut short or aren't UTF-8.
 *
 * @returns undefined if the escapes are malformed, as in `100%`.
 */
export function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
