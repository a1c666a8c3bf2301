import { decodePart } from "./decode-part.ts";

/**
 * Finds the element that the fragment of an address leads to.
 *
 * Browsers look for the literal fragment first, and then for the decoded one. So `#100%25` and the malformed `#100%`
 * both lead to the element `100%`.
 *
 * @param hash a fragment with its `#`, or an empty string.
 */
export function findTarget(hash: string): HTMLElement | undefined {
  const name = hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(decodePart(name) ?? "") ?? undefined;
}
