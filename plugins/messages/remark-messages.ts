import { GithubSlugger, textOf } from "@docs/pages";
import type { Root } from "mdast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";

/** Matches the first head of a table whose rows explain one message or symptom each. */
const HEAD = /^(?:message|what you see|symptom)\b/i;

/**
 * Gives each row of a table of messages an anchor, so the search can lead to the message itself.
 *
 * @example The row of "module already exists" gets the id `message-module-already-exists`.
 */
export const remarkMessages: Plugin<[], Root> = () => (tree) => {
  const slugger = new GithubSlugger();
  visit(tree, "table", ({ children: [head, ...rows] }) => {
    if (!head?.children[0] || !HEAD.test(textOf(head.children[0]).trim())) {
      return;
    }
    for (const row of rows) {
      const id = slugger.slug(`message ${row.children[0] ? textOf(row.children[0]) : ""}`);
      row.data = { ...row.data, hProperties: { ...row.data?.hProperties, id } };
    }
  });
};
