import type { Root } from "mdast";
import type { Plugin } from "unified";
import type { ReferenceContext } from "./component.ts";
import { expandPage, hasComponents } from "./expand-page.ts";
import { loadContext } from "./load-context.ts";

let context: Promise<ReferenceContext> | undefined;

/** Puts the generated parts of the reference into pages while they are compiled; it has to run before code is coloured. */
export const remarkReference: Plugin<[], Root> = () => async (tree, file) => {
  if (!hasComponents(tree)) {
    return;
  }
  // Once for the whole build, and not at all for a site that asks for none.
  context ??= loadContext();
  expandPage(tree, await context, (message, node) => file.fail(message, node));
};
