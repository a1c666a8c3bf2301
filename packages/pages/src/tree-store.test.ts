import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parseTree } from "./parse-page.ts";
import { openTreeStore } from "./tree-store.ts";

const source = "---\ntitle: A\n---\n\n## B {#c}\n\n<Card href={`/d`}>e</Card>\n\n| f |\n| --- |\n| {1 + 2n} |\n";

function setUp() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "trees-")), "trees");
  const parsed: string[] = [];
  const open = (parser = "1") =>
    openTreeStore(file, parser, (text) => {
      parsed.push(text);
      return parseTree(text);
    });
  return { file, open, parsed };
}

test("a page is parsed once, and its tree is the same in later runs", () => {
  const { open, parsed } = setUp();
  const first = open();
  expect(first.parse(source)).toEqual(parseTree(source));
  first.save();
  expect(open().parse(source)).toEqual(parseTree(source));
  expect(parsed).toEqual([source]);
});

test("what a caller does to a tree stays with the caller", () => {
  const { open } = setUp();
  const first = open();
  first.parse(source).children.length = 0;
  first.save();
  const second = open();
  second.parse(source).children.length = 0;
  expect(second.parse(source)).toEqual(parseTree(source));
});

test("a changed page, another parser and a broken file are parsed again", () => {
  const { file, open, parsed } = setUp();
  const first = open();
  first.parse(source);
  first.save();
  open().parse(`${source}g\n`);
  open("2").parse(source);
  writeFileSync(file, "half");
  open().parse(source);
  expect(parsed).toHaveLength(4);
});

test("pages that are gone are not kept", () => {
  const { open, parsed } = setUp();
  const first = open();
  first.parse("a");
  first.parse("b");
  first.save();
  const second = open();
  second.parse("b");
  second.save();
  open().parse("a");
  expect(parsed).toEqual(["a", "b", "a"]);
});
