import { textOf, walk } from "@docs/pages";
import { expect, test } from "vitest";
import { context, expand, rawHtmlOf, rowsOf } from "./testing.ts";

/** Returns the headings of a release's generated lists. */
function headingsOf(release: string): readonly string[] {
  const { tree } = expand(`# Title\n\n<ReleaseChanges release="${release}" />\n`);
  return [...walk(tree)].flatMap((node) => (node.type === "heading" && node.depth === 2 ? [textOf(node)] : []));
}

test("a release lists what it added, by kind, and leaves out empty lists", () => {
  expect(headingsOf("0.19.1")).toEqual(["New functions"]);
  expect(headingsOf("0.19.4")).toEqual([
    "New functions",
    "New arguments",
    "New types and values",
    "New commands and flags",
    "New keys",
    "Other types",
  ]);
});

test("a new function is listed with its signature in five languages, and not again with its arguments", () => {
  const { tree } = expand(`# Title\n\n<ReleaseChanges release="0.19.3" />\n`);
  const html = rawHtmlOf(tree);
  for (const name of [">WithError<", ">with_error<", ">withError<"]) {
    expect(html).toContain(name);
  }
  expect(rowsOf(tree).filter(([name]) => name?.includes("withError"))).toEqual([]);
});

test("a new argument of an older function names both", () => {
  const { tree } = expand(`# Title\n\n<ReleaseChanges release="0.19.4" />\n`);
  expect(rowsOf(tree)).toContainEqual(["Directory.filter", "gitignore", expect.stringMatching(/\S/)]);
});

test("a flag of a new command isn't listed beside it", () => {
  const { tree } = expand(`# Title\n\n<ReleaseChanges release="0.19.4" />\n`);
  const commands = rowsOf(tree).map(([name]) => name);
  expect(commands).toContain("dagger toolchain install");
  expect(commands).not.toContain("dagger toolchain install --name");
});

test("what a release removed is listed without a link", () => {
  const { tree } = expand(`# Title\n\n<ReleaseChanges release="0.19.0" />\n`);
  expect(rawHtmlOf(tree)).toContain("<li><code>Container.<wbr>build</code></li>");
});

test("what a later release removed again is listed apart, without a link", () => {
  const name = "dagger.json: toolchains[].arguments";
  const empty = { date: "2025-11-05", added: [], removed: [], changed: [] };
  const history = [
    { ...empty, release: "0.19.5", added: [name] },
    { ...empty, release: "0.19.8", removed: [name] },
  ];
  const { tree } = expand(`# Title\n\n<ReleaseChanges release="0.19.5" />\n`, {
    ...context,
    facts: { ...context.facts, history },
  });
  expect(rowsOf(tree)).toEqual([]);
  expect(rawHtmlOf(tree)).toContain("<li><code>dagger.<wbr>json: toolchains[].<wbr>arguments</code></li>");
});

test("an unknown release is refused, with releases of a similar name", () => {
  expect(() => expand(`# Title\n\n<ReleaseChanges release="0.19.5" />\n`)).toThrow(
    'Unexpected release "0.19.5", expected "0.',
  );
});

test("the overview lists the releases that have a page, the newest first", () => {
  const pageTitles = new Map([
    ["/changes/0-19-3", "Changes in 0.19.3"],
    ["/changes/0-19-4", "Changes in 0.19.4"],
  ]);
  const { tree } = expand("# Title\n\n<ReleaseList />\n", { ...context, pageTitles });
  expect(rowsOf(tree).map(([release]) => release)).toEqual(["Release", "0.19.4", "0.19.3"]);
});
