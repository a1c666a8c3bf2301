import type { Root } from "mdast";
import type { Plugin } from "unified";
import type { ReferenceContext } from "./component.ts";
import { expandPage, hasComponents } from "./expand-page.ts";
import { loadContext } from "./load-context.ts";

let context: ReferenceContext | undefined;

/** Returns the context of the build: loaded once, and not at all for a site that requests no parts. */
export function shareContext(): ReferenceContext {
  context ??= loadContext();
  return context;
}

/**
 * Inserts the generated parts of the reference into pages while they're compiled. It must run before code is
 * highlighted.
 */
export const remarkReference: Plugin<[], Root> = () => (tree, file) => {
  if (hasComponents(tree)) {
    expandPage(tree, shareContext(), (message, node) => file.fail(message, node));
  }
};
