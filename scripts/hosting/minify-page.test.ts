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
