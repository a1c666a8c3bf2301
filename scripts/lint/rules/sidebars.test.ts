import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkSidebars } from "./sidebars.ts";

const sidebarTable = { main: ["/a", "/reference/typescript/*"], other: ["/b"], none: ["/c"] };

/** Checks the page `docs/<name>.mdx` against the given sidebars. */
function lint(name: string, sidebars: Readonly<Record<string, readonly string[]>>, source = "Text.\n") {
  const bySidebar = new Map(Object.entries(sidebars).map(([key, ids]) => [key, new Set(ids)]));
  return lintSite(
    checkSidebars,
    { [`docs/${name}.mdx`]: source },
    { sidebarTable, sidebars: bySidebar, routes: ["/a", "/b", "/c"] },
  );
}

const GENERATED = "reference/typescript/x";

test.each([
  ["in the sidebar of its group", "a", { main: ["a"] }, "Text.\n"],
  ["without a sidebar, as its group", "c", {}, "---\ndisplayed_sidebar: null\n---\nText.\n"],
  ["that is generated, beside its sidebar", GENERATED, {}, '---\ndisplayed_sidebar: "main"\n---\nText.\n'],
])("a page %s is fine", (_, name, sidebars, source) => {
  expect(lint(name, sidebars, source)).toEqual([]);
});

test.each([
  ["in no sidebar", "a", {}, "Text.\n", "1:1 Unexpected page /a in no sidebar, expected sidebar main"],
  [
    "in another sidebar",
    "a",
    { other: ["a"] },
    "Text.\n",
    "1:1 Unexpected page /a in sidebar other, expected sidebar main",
  ],
  [
    "in two sidebars",
    "a",
    { main: ["a"], other: ["a"] },
    "Text.\n",
    "1:1 Unexpected page /a in sidebar main and other, expected sidebar main",
  ],
  [
    "in a sidebar, but shown beside another",
    "b",
    { other: ["b"] },
    "---\ndisplayed_sidebar: main\n---\nText.\n",
    "2:1 Unexpected page /b in sidebar other and main, expected sidebar other",
  ],
  [
    "in a sidebar, of the group without one",
    "c",
    { main: ["c"] },
    "Text.\n",
    "1:1 Unexpected page /c in sidebar main, expected no sidebar",
  ],
  ["of no group", "d", { main: ["d"] }, "Text.\n", "1:1 Unexpected page /d in no group, expected one group of pages"],
])("a page %s is an error", (_, name, sidebars: Record<string, readonly string[]>, source, problem) => {
  expect(lint(name, sidebars, source)).toEqual([`docs/${name}.mdx:${problem}`]);
});

test("the table names addresses of the site", () => {
  const facts = { sidebarTable: { main: ["/aa"] }, routes: ["/a"] };
  expect(lintSite(checkSidebars, {}, facts)).toEqual([
    'data/pages/sidebars.json:1:1 Unexpected address /aa in group main, expected "/a"',
  ]);
});
