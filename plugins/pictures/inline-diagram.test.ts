import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dataDir } from "@docs/facts";
import { describe, expect, test } from "vitest";
import { inlineDiagram } from "./inline-diagram.ts";

const folder = path.resolve("static/img/diagrams");
const narrowFolder = path.join(dataDir, "diagrams");

/** Lists the texts of a drawing, without spaces, because lines break elsewhere on phones. */
const readTexts = (file: string, kind: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(new RegExp(`<text class="${kind}"[^>]*>([^<]*)<`, "g"))].map(
    ([, text = ""]) => text.replaceAll(" ", ""),
  );

describe.each(readdirSync(folder))("%s", (name) => {
  const narrow = path.join(narrowFolder, name);

  test("has a drawing for phones, as wide as their text", () => {
    expect(readFileSync(narrow, "utf8")).toMatch(/^<svg [^>]*viewBox="0 0 340 \d+">/);
    expect(inlineDiagram(path.join(folder, name))).toHaveLength(2);
  });

  test("names the same parts on phones", () => {
    const shown = readTexts(narrow, "[ts]").join("");
    expect(readTexts(path.join(folder, name), "t").filter((text) => !shown.includes(text))).toEqual([]);
  });
});

test("every drawing for phones belongs to a diagram", () => {
  expect(readdirSync(narrowFolder)).toEqual(readdirSync(folder));
});

test("a diagram without a drawing for phones names the file to add", () => {
  expect(() => inlineDiagram("static/img/diagrams/missing.svg")).toThrow("expected data/diagrams/missing.svg");
});
