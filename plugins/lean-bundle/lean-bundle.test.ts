import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { checkPages, pruneInfima } from "./prune-infima.ts";

const infima = createRequire(import.meta.url).resolve("infima/dist/css/default/default.css");

/** Prunes styles as if they were Infima's, for a site with these words. */
async function prune(
  css: string,
  words: readonly string[],
  from = infima,
): Promise<{ css: string; removed: string[] }> {
  const removed = new Set<string>();
  const result = await postcss([pruneInfima(new Set(words), removed)]).process(css, { from });
  return { css: result.css.replaceAll(/\s+/g, " ").trim(), removed: [...removed] };
}

test.each([
  ["of an element", "a { color: red }"],
  ["of a class that is named", ".menu { color: red }"],
  ["of a class whose beginning is named", ".col--6 { color: red }"],
  ["that only leaves a class out", ".menu:not(.pills) { color: red }"],
  ["of one of several classes", ":where(.pills, .menu) { color: red }"],
])("a style %s stays", async (_, css) => {
  expect((await prune(css, ["menu", "col--"])).css).toBe(css);
});

test.each([
  [".pills { color: red }", ""],
  [".menu .pills { color: red }", ""],
  [".pills, .menu { color: red }", ".menu { color: red }"],
  [".menu { --a: var(--b); --b: 1px }", ".menu {}"],
])("of %s stays %s", async (css, kept) => {
  expect((await prune(css, ["menu"])).css).toBe(kept);
});

test("a variable that a script or another style sheet names stays", async () => {
  expect((await prune(":root { --a: 1px }", ["--a"])).css).toBe(":root { --a: 1px }");
});

test("styles of the theme and the site are left alone", async () => {
  expect(await prune(".pills { --a: 1px }", [], "src/css/base.css")).toEqual({
    css: ".pills { --a: 1px }",
    removed: [],
  });
});

test("a page with an element whose styles are gone stops the build", async () => {
  const { removed } = await prune(readFileSync(infima, "utf8"), ["menu"]);
  const outDir = mkdtempSync(path.join(os.tmpdir(), "lean-bundle-"));
  const file = path.join(outDir, "index.html");
  writeFileSync(file, '<ul class=menu></ul><ul class="menu"></ul>');
  expect(() => checkPages(outDir, new Set(removed))).not.toThrow();
  writeFileSync(file, '<ul class="menu pills pills--block"></ul>');
  expect(() => checkPages(outDir, new Set(removed))).toThrow(
    `Found class pills in ${file}, expected only classes that a source names: Infima's styles for it have been removed. Add the folder that makes it to SOURCES in plugins/lean-bundle/index.ts.`,
  );
});
