import type { MethodUse } from "./find-uses.ts";
import { link } from "./markdown.ts";

/**
 * Link to a method, named as `Class.method`. Links to symbols are plain text throughout the reference: code inside
 * each would double their elements, of which the large classes have more than enough.
 */
export function linkUse({ owner, method, url }: MethodUse): string {
  return link(`${owner.title}.${method.name}`, url);
}

/** Joins links to methods with commas: compact, since some types are used by fifty of them. */
export function linkUses(uses: readonly MethodUse[]): string {
  return uses.map(linkUse).join(", ");
}
