import { readPageStyles, toJsx } from "@docs/code";
import type { Root } from "mdast";
import type { Plugin } from "unified";

/** Styles that few pages need, and what shows that a part of a page needs them: an element's name or its class. */
const STYLES = (
  [
    ["home", /"name":"Hero(?:Trace)?"/],
    ["filter", /"name":"Filter"/],
    ["jobs", /"name":"Jobs"/],
    ["steps", /"ordered":true/],
    ["cards", /"name":"Cards"/],
    ["members", /"member-list"/],
    ["recipes", /"is-run"/],
    ["terminals", /code terminal\\*"|"name":"HeroTrace"/],
    ["new-lines", /<ins>/],
    ["lines", /code-lines/],
    ["labels", /"cell-label"/],
    ["units", /"cli-job"/],
    ["lists", /"(?:cli-job|glossary-index|fact-table)"/],
    // Ask AI brings these along, too.
    ["../../src/css/fold", /code-fold/],
  ] as const
).map(([name, sign]) => ({ sign, styles: readPageStyles(new URL(`./${name}.css`, import.meta.url)) }));

/** A command itself, not a part that has one. It's one card with the terminal below it, so nothing may be between them. */
const COMMAND = /^[^[]*\[\{[^{]*"code code-command\b/;

/** Puts the styles of a page's special parts before the first of them, so that all other pages go without. */
export const remarkPageStyles: Plugin<[], Root> = () => (tree) => {
  const parts = tree.children.map((part) => JSON.stringify(part));
  const places = STYLES.map(({ sign, styles }) => {
    const index = parts.findIndex((part) => sign.test(part));
    return { styles, index: COMMAND.test(parts[index - 1] ?? "") ? index - 1 : index };
  });
  for (const { styles, index } of places.toSorted((a, b) => b.index - a.index)) {
    if (index >= 0) {
      tree.children.splice(index, 0, toJsx({ tagName: "style", attributes: {}, innerHtml: styles }));
    }
  }
};
