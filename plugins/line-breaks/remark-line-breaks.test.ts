import { parsePage, textOf, walk } from "@docs/pages";
import type { InlineCode, TableCell } from "mdast";
import { expect, test } from "vitest";
import { remarkLineBreaks } from "./remark-line-breaks.ts";

function run(source: string) {
  const { tree } = parsePage("docs/page.mdx", source);
  const transform = remarkLineBreaks.call({} as never);
  if (typeof transform === "function") {
    transform(tree, {} as never, () => undefined);
  }
  return [...walk(tree)];
}

/** Returns the HTML inside each code element. */
function codes(source: string): readonly string[] {
  return run(source)
    .filter((node): node is InlineCode => node.type === "inlineCode")
    .map(({ data, value }) =>
      (data?.hChildren ?? [{ type: "text" as const, value }])
        .map((child) => (child.type === "text" ? child.value : child.type === "element" ? `<${child.tagName}>` : ""))
        .join(""),
    );
}

function labels(source: string): readonly string[] {
  return run(source)
    .filter((node): node is TableCell => node.type === "tableCell")
    .map((cell) => `${textOf(cell)}: ${String(cell.data?.hProperties?.["data-label"] ?? "")}`);
}

test("a name in a table breaks only where the window is narrow, unless it's too long for any", () => {
  const listClasses = (source: string) =>
    run(source).flatMap((node) =>
      node.type === "inlineCode"
        ? (node.data?.hChildren ?? []).flatMap((child) =>
            child.type === "element" ? [String(child.properties.className ?? "")] : [],
          )
        : [],
    );
  expect(listClasses("| a |\n| --- |\n| `Container.withMountedSecret` |")).toEqual(["narrow"]);
  expect(listClasses("| a |\n| --- |\n| `Container.withMountedSecretAndMore` |")).toContain("");
  expect(listClasses("`Container.withMountedSecret.andMore`")).toEqual(["", ""]);
});

test("a line may end between words of code, and a table leaves less room for them", () => {
  expect(codes("`go test -v -race ./internal/...` and `a.rather.long.name.of.a.key`")).toEqual([
    "go <wbr>test <wbr>-v <wbr>-race <wbr>./internal/...",
    "a.rather.long.name.of.a.key",
  ]);
  expect(codes("| a |\n| --- |\n| `a.rather.long.name.of.a.key` |")).toEqual([
    "a.<wbr>rather.<wbr>long.<wbr>name.<wbr>of.<wbr>a.<wbr>key",
  ]);
});

test("cells of three and four columns say the head of their column", () => {
  expect(labels("| A | b | |\n| --- | --- | --- |\n| A long cell 1 | 2 | 3 |").slice(3)).toEqual([
    "A long cell 1: ",
    "2: b",
    "3: ",
  ]);
});

test("a label with code is code above the value, and isn't a link", () => {
  const [label, ...others] = run("| A | By [`b`](/b) | C |\n| --- | --- | --- |\n| A long cell 1 | 2 | |").flatMap(
    (node) => (String(node.type) === "cellLabel" ? [node] : []),
  );
  const parts = label && "children" in label ? label.children : [];
  expect(parts.map((part) => [part.type, "value" in part && part.value])).toEqual([
    ["text", "By "],
    ["inlineCode", "b"],
  ]);
  expect(others).toEqual([]);
});

test("a table of numbers stays a table on phones", () => {
  expect(labels("| SDK | Again | Edited |\n| --- | --- | --- |\n| Go | 2% | 8% |").slice(3)).toEqual([
    "Go: ",
    "2%: ",
    "8%: ",
  ]);
});

test("tables of two and of five columns have no labels", () => {
  expect(labels("| A | B |\n| --- | --- |\n| 1 | 2 |").slice(2)).toEqual(["1: ", "2: "]);
  expect(
    labels("|A|B|C|D|E|\n|-|-|-|-|-|\n|1|2|3|4|5|")
      .slice(5)
      .every((cell) => cell.endsWith(": ")),
  ).toBe(true);
});

test("only a table that may scroll is a stop of the Tab key", () => {
  const isStop = (source: string) =>
    run(source).some(({ data }) => (data as { hProperties?: { tabIndex?: number } })?.hProperties?.tabIndex === 0);
  expect(isStop("| A | B |\n| --- | --- |\n| `short` | Prose of any length breaks between its words. |")).toBe(false);
  expect(isStop("| A | B |\n| --- | --- |\n| `docker build --tag` | `Directory.dockerBuild` |")).toBe(true);
  expect(isStop("|Argument|Type|Default|Meaning|\n|-|-|-|-|\n|`experimentalNesting`|`boolean`|`false`|Lets it.|")).toBe(
    false,
  );
});
