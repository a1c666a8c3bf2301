import { expect, test } from "vitest";
import { minifyPage } from "./minify-page.ts";

const page = (body: string) => `<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>`;

test("end tags stay, so every parser finds where cells, items, and paragraphs end", async () => {
  const table = "<table><thead><tr><th>head</th></tr></thead><tbody><tr><td>one</td><td>two</td></tr></tbody></table>";
  const lists = "<ul><li>item</li><li>next</li></ul><dl><dt>term</dt><dd>meaning</dd></dl><p>Text</p><p>more</p>";
  const small = await minifyPage(page(`<article>${table}${lists}</article>`));
  expect(small).toContain(`<article>${table}${lists}</article>`);
});

test("the framework's banner loses its styles, which the policy refuses, and nothing else does", async () => {
  const banner =
    '<div id="__docusaurus-base-url-issue-banner" style="color: red"><p style="color: blue">Failed.</p></div>';
  const small = await minifyPage(
    page(`<script>document.body.innerHTML = '${banner}'</script><p style="margin:0">Text.</p>`),
  );
  expect(small).toContain("<p>Failed.</p>");
  expect(small).toContain("margin:0");
});

test("a title goes if it repeats the text or the label, and stays if it says more", async () => {
  const label = (title: string) => `<span title="${title}" class="linkLabel_a1">Overview</span>`;
  const heading = '<a href="#a" aria-label="Direct link to A" title="Direct link to A" translate="no">#</a>';
  const mode = '<button title="system mode" aria-label="Switch between dark and light mode">o</button>';
  const small = await minifyPage(page(label("Overview") + label("All of it") + heading + mode));
  expect(small.match(/<span[^>]*>/g)).toEqual([
    "<span class=linkLabel_a1>",
    '<span title="All of it" class=linkLabel_a1>',
  ]);
  expect(small).not.toMatch(/<a [^>]*title/);
  expect(small).toContain('title="system mode"');
});

test("the crawler's marks and unused names of parts go, and what's read of them stays", async () => {
  const crawler = ["docsearch:version", "docusaurus_locale", "docusaurus_version"]
    .map((name) => `<meta name="${name}" content="docs">`)
    .join("");
  const locale = '<meta property="og:locale" content="en">';
  const parts = '<nav class="theme-layout-navbar navbar"></nav><footer class="theme-layout-footer footer"></footer>';
  const small = await minifyPage(page(parts).replace("<title>", `${crawler}${locale}<title>`));
  expect(small.match(/<meta[^>]*>/g)).toEqual(["<meta name=docusaurus_version content=docs>"]);
  expect(small.match(/class=[^>]*/g)).toEqual(["class=navbar", 'class="theme-layout-footer footer"']);
});

test("the list of translations goes, and other forms of the page stay", async () => {
  const languages = ["en", "x-default"].map((name) => `<link rel="alternate" href="/a" hrefLang="${name}">`).join("");
  const small = await minifyPage(`<html><head>${languages}<link rel="alternate" href="/a.md"></head></html>`);
  expect(small.match(/<link[^>]*>/g)).toEqual(["<link rel=alternate href=/a.md>"]);
});
