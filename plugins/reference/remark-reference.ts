import type { Root } from "mdast";
import type { Plugin } from "unified";
import type { ReferenceContext } from "./component.ts";
import { expandPage, hasComponents } from "./expand-page.ts";
import { loadContext } from "./load-context.ts";

let context: ReferenceContext | undefined;

/**
 * Inserts the generated parts of the reference into pages while they're compiled. It must run before code is
 * highlighted.
 */
export const remarkReference: Plugin<[], Root> = () => (tree, file) => {
  if (hasComponents(tree)) {
    // Loaded once for the whole build, and not at all for a site that requests no parts.
    context ??= loadContext();
    expandPage(tree, context, (message, node) => file.fail(message, node));
  }
};
