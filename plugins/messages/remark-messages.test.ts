import { parsePage } from "@docs/pages";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { remarkMessages } from "./remark-messages.ts";

function readIds(source: string): unknown[] {
  const { tree } = parsePage("docs/page.mdx", source);
  const transform = remarkMessages.call({} as never);
  if (typeof transform === "function") {
    transform(tree, {} as never, () => undefined);
  }
  const ids: unknown[] = [];
  visit(tree, "tableRow", (row) => {
    ids.push((row.data?.hProperties as { id?: string } | undefined)?.id);
  });
  return ids;
}

test("each message of a table has an anchor of its own", () => {
  const rows = "| `module already exists` | a |\n| module already exists | b |";
  expect(readIds(`| Message | Cause |\n| --- | --- |\n${rows}`)).toEqual([
    undefined,
    "message-module-already-exists",
    "message-module-already-exists-1",
  ]);
});

test("other tables have none", () => {
  expect(readIds("| Flag | Meaning |\n| --- | --- |\n| `--mod` | The module |")).toEqual([undefined, undefined]);
});
