import { parsePage } from "@docs/pages";
import type { Root } from "mdast";
import { expect, test } from "vitest";
import { remarkPageStyles } from "./remark-page-styles.ts";

/** Lists the parts of a page by their types or names, after the plugin has been there. */
function listParts(source: string): readonly string[] {
  const tree: Root = parsePage("docs/page.mdx", source).tree;
  const transform = remarkPageStyles.call(undefined as never) as unknown as (tree: Root) => void;
  transform(tree);
  return tree.children.map((part) => ("name" in part ? String(part.name) : part.type));
}

test("a page without special parts has no styles of its own", () => {
  expect(listParts("# Title\n\nText about `Hero`.")).toEqual(["heading", "paragraph"]);
});

test("styles come once, before the first part that needs them", () => {
  const jobs = "<Jobs>\n\nText\n\n</Jobs>";
  expect(listParts(`# Title\n\n${jobs}\n\n${jobs}`)).toEqual(["heading", "style", "Jobs", "Jobs"]);
  expect(listParts(`${jobs}\n\n<Hero title="A.">\n\nText\n\n</Hero>`)).toEqual(["style", "Jobs", "style", "Hero"]);
});

test("numbered steps are a sign, but a list of points is none", () => {
  expect(listParts("- one\n- two\n\nText\n\n1. one\n2. two")).toEqual(["list", "paragraph", "style", "list"]);
});

test("a class is a sign too", () => {
  expect(listParts('<div className="glossary-index">\n\nText\n\n</div>')).toEqual(["style", "div"]);
});

test("a terminal is a sign, on pages and in a recorded run", () => {
  expect(listParts('<div className="code terminal">\n\nText\n\n</div>')).toEqual(["style", "div"]);
  const recorded = '<div dangerouslySetInnerHTML={{ __html: "<div class=\\"code terminal\\"></div>" }} />';
  expect(listParts(`# Title\n\n${recorded}`)).toEqual(["heading", "style", "div"]);
});

test("nothing comes between a command and the terminal that is one card with it", () => {
  const command = '<div className="code code-command code-prompt" />';
  expect(listParts(`Text\n\n${command}\n\n<div className="code terminal" />`)).toEqual([
    "paragraph",
    "style",
    "div",
    "div",
  ]);
  const tabs = `<Tabs>\n\n${command}\n\n</Tabs>`;
  expect(listParts(`${tabs}\n\n<div className="code terminal" />`)).toEqual(["Tabs", "style", "div"]);
});

test("the trace of the home page is a terminal too", () => {
  expect(listParts("<HeroTrace>\n\nText\n\n</HeroTrace>")).toEqual(["style", "style", "HeroTrace"]);
});

test("a program that folds, or that has new lines, is a sign", () => {
  const shown = (html: string) => `<div dangerouslySetInnerHTML={{ __html: "${html}" }} />`;
  expect(listParts(shown("<details class=code-fold></details>"))).toEqual(["style", "div"]);
  expect(listParts(shown("<ins>new</ins>"))).toEqual(["style", "div"]);
  expect(listParts(shown("<pre>old</pre>"))).toEqual(["div"]);
});
