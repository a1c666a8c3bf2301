import { decodePart } from "../client/decode-part.ts";

/**
 * Returns a fragment that can be decoded, whatever was typed.
 *
 * The framework decodes the fragment of every location without a guard, and the whole page would crash. A malformed
 * one means its own characters, as it does to browsers.
 *
 * @example toReadableHash("#100%") // "#100%25"
 */
export function toReadableHash(hash: string): string {
  return decodePart(hash) === undefined ? `#${encodeURIComponent(hash.slice(1))}` : hash;
}
