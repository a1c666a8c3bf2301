import type { Root } from "mdast";
import type { Plugin } from "unified";
import type { ReferenceContext } from "./component.ts";
import { expandPage, hasComponents } from "./expand-page.ts";
import { loadContext } from "./load-context.ts";

let context: ReferenceContext | undefined;

/** Puts the generated parts of the reference into pages while they are compiled; it has to run before code is colored. */
export const remarkReference: Plugin<[], Root> = () => (tree, file) => {
  if (hasComponents(tree)) {
    // Once for the whole build, and not at all for a site that asks for none.
    context ??= loadContext();
    expandPage(tree, context, (message, node) => file.fail(message, node));
  }
};
