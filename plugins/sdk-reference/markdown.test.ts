import { firstSentence } from "@docs/pages";
import { expect, test } from "vitest";
import { clip, escapeMdx, formatSignature, linkedSignature, table } from "./markdown.ts";

test.each([
  ["Plain text, with a dash - and a colon: like this.", "Plain text, with a dash - and a colon: like this."],
  ["a <b> in {c}", "a \\<b\\> in \\{c\\}"],
  ["`{a} <b> *c*` stays", "`{a} <b> *c*` stays"],
  ["snake_case and 2 * 3", "snake\\_case and 2 \\* 3"],
  ["[text] | ~10 #1", "\\[text\\] \\| \\~10 \\#1"],
  ["host:port is no directive", "host\\:port is no directive"],
])("escapes %j for MDX", (text, expected) => {
  expect(escapeMdx(text)).toBe(expected);
});

test("keeps a bar inside a cell, even in code", () => {
  expect(table(["Type"], [["`a | b`"], ["a \\| b"]])).toBe("| Type |\n| --- |\n| `a \\| b` |\n| a \\| b |");
});

test.each([
  ["Short.", 20, "Short."],
  ["`code` counts without its marks.", 30, "code counts without its marks."],
  ["One sentence. Another one that is long.", 20, "One sentence."],
  ["Name. A sentence that is far too long.", 25, "Name. A sentence that is…"],
  ["one, two, three", 10, "one, two…"],
])("clips %j to %i characters", (text, limit, expected) => {
  const clipped = clip(text, limit);
  expect(clipped).toBe(expected);
  expect(clipped.length).toBeLessThanOrEqual(limit + 1);
});

test.each([
  ["One. Two.", "One."],
  ["Version 1.2 of it. More.", "Version 1.2 of it."],
  ["No end", "No end"],
])("takes the first sentence of %j", (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});

const path = { name: "path", type: "string", isOptional: false };
const opts = { name: "opts", type: "OvenHeatOpts", isOptional: true };

test.each([
  [[], "heat(): Oven"],
  [[path], "heat(path: string): Oven"],
  [[path, opts], "heat(\n  path: string,\n  opts?: OvenHeatOpts,\n): Oven"],
])("writes one parameter of %j per line", (parameters, expected) => {
  expect(formatSignature({ name: "heat", parameters, returns: "Oven" })).toBe(expected);
});

test("links or colors the types of a signature, but not its parameters", () => {
  const signature = linkedSignature({ name: "Oven", parameters: [path], returns: "Promise<Oven>" }, (name) =>
    name === "Oven" ? "/oven" : undefined,
  );
  expect(JSON.parse(/__html: (".*") /.exec(signature)?.[1] ?? "")).toBe(
    '<code class="language-typescript"><span class="f">Oven</span>(path: <span class="t">string</span>): ' +
      '<span class="t">Promise</span>&lt;<a href="/oven">Oven</a>&gt;</code>',
  );
});
