import { expect, test } from "vitest";
import { countSections, findOwnHit, findSectionLabel, groupByPage, titleHit } from "./group-hits.ts";
import { toHit } from "./testing.ts";

test("hits are grouped by page, and pages keep the order of their best hit", () => {
  const groups = groupByPage([toHit("/b", "#1"), toHit("/a", "#1"), toHit("/b", "#2")]);
  expect(groups.map(({ pageUrl, hits }) => [pageUrl, hits.map(({ url }) => url)])).toEqual([
    ["/b", ["/b#1", "/b#2"]],
    ["/a", ["/a#1"]],
  ]);
});

test("the title of a page isn't repeated in the row of the page itself", () => {
  const [titled, plain] = groupByPage([toHit("/b", "#1"), toHit("/b", ""), toHit("/a", "")]);
  const titles = [titled, plain].flatMap((group) =>
    (group?.hits ?? []).flatMap((hit) => group && titleHit(hit, group, "Start").title.map(({ text }) => text)),
  );
  expect(titles).toEqual(["#1", "Start", ""]);
  expect(titled && findOwnHit(titled)?.url).toBe("/b");
});

test.each([
  ["/", "Introduction"],
  ["/features/caching", "Introduction"],
  ["/reference/cli", "Reference"],
  ["/reference/", "Reference"],
  ["/references", undefined],
  ["/elsewhere", undefined],
])("the section of %s is %s", (pageUrl, label) => {
  const items = [
    { to: "/", label: "Introduction", activeBaseRegex: "^/(?:$|features(?:/|$))" },
    { to: "/reference", label: "Reference", activeBasePath: "/reference" },
    { href: "https://example.org", label: "Elsewhere" },
  ];
  expect(findSectionLabel({ page: "Caching", pageUrl }, items)).toBe(label);
});

test("sections are counted by the pages of the addresses in them", () => {
  const items = [{ to: "/reference", label: "Reference" }];
  expect([...countSections(["/reference/cli#init", "/reference", "/a"], items)]).toEqual([
    ["Reference", 2],
    ["", 1],
  ]);
});

test("a page that is called like its section has no label", () => {
  const items = [{ to: "/reference", label: "Reference" }];
  expect(findSectionLabel({ page: "Reference", pageUrl: "/reference" }, items)).toBeUndefined();
});
