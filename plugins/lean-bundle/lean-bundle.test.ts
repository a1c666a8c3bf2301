import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { checkPages, NOTHING_UNUSED, pruneInfima, readOwnVariables, UNUSED } from "./prune-infima.ts";

const infima = createRequire(import.meta.url).resolve("infima/dist/css/default/default.css");

/** Prunes styles as if they were Infima's, for a site with these words. */
async function prune(
  css: string,
  words: readonly string[],
  { from = infima, unused = UNUSED } = {},
): Promise<{ css: string; removed: string[] }> {
  const removed = new Set<string>();
  const needs = { words: new Set(words), own: new Set(["--own"]), unused };
  const result = await postcss([pruneInfima(needs, removed)]).process(css, { from });
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

test("a class that only other settings need goes, although a source names it, but not from a site with such settings", async () => {
  const css = ".card { color: red } .dropdown__menu { color: red } .menu__caret { color: red }";
  const words = ["card", "dropdown__menu", "menu__caret"];
  expect((await prune(css, words)).css).toBe("");
  expect((await prune(css, words, { unused: NOTHING_UNUSED })).css).toBe(css);
  expect((await prune(".hero__title { color: red }", ["hero__title"])).css).not.toBe("");
});

test("the styles of a part that the site draws itself go, whatever its settings", async () => {
  const css = ".pagination-nav__link:hover { color: red }";
  expect((await prune(css, ["pagination-nav__link"], { unused: NOTHING_UNUSED })).css).toBe("");
});

test("styles of elements that no page has go", async () => {
  const css = ".menu::-webkit-scrollbar { width: 1px } iframe { border: 0 } img { border: 0 }";
  expect((await prune(css, ["menu"])).css).toBe("img { border: 0 }");
  const rows = "h4, h5 { margin: 0 } table { margin: 0 } table thead tr { border: 0 } table th { border: 0 }";
  expect((await prune(rows, [])).css).toBe("h4 { margin: 0 } table { margin: 0 }");
});

test("the end of the progress bar goes, which is in a file of its own", async () => {
  const css = "#nprogress .bar { top: 0 } #nprogress .peg { right: 0 }";
  expect((await prune(css, [], { from: "nprogress.css" })).css).toBe("#nprogress .bar { top: 0 }");
});

test("a value of Infima that the site replaces in both modes goes, and one of a part of a page stays", async () => {
  const css = ':root { --own: 1px } html[data-theme="dark"] { --own: 2px } .menu { --own: 3px; margin: var(--own) }';
  expect((await prune(css, ["menu", "--own"])).css).toBe(
    ':root {} html[data-theme="dark"] {} .menu { --own: 3px; margin: var(--own) }',
  );
  expect([...readOwnVariables(":root { --ifm-a: 1 } :root,\nhtml[data-theme] { --ifm-b: var(--site-c); }")]).toEqual([
    "--ifm-b",
  ]);
});

test("styles of a part of the theme that no page shows go", async () => {
  const file = "node_modules/@docusaurus/theme-classic/lib/theme/Footer/Logo/styles.module.css";
  expect((await prune(".footerLogoLink { color: red }", ["footerLogoLink"], { from: file })).css).toBe("");
});

test("a variable that a script or another style sheet names stays", async () => {
  expect((await prune(":root { --a: 1px }", ["--a"])).css).toBe(":root { --a: 1px }");
});

test("styles of the theme and the site are left alone", async () => {
  expect(await prune(".pills { --a: 1px }", [], { from: "src/css/base.css" })).toEqual({
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
    `Found class pills in ${file}, expected only classes that a source names: Infima's styles for it have been removed. Add the folder that makes it to SOURCES in plugins/lean-bundle/index.ts, or take it out of UNUSED in prune-infima.ts.`,
  );
});
