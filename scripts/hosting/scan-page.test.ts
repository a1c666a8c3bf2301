import { expect, test } from "vitest";
import { minifyPage } from "./minify-page.ts";
import { scanPage } from "./scan-page.ts";

test.each([
  ['<p style="color:red">', ['style="color:red"']],
  ["<p hidden style=color:red>", ["style=color:red"]],
  ["<a href=/ onclick='go(\">\")'>", ["onclick='go(\">\")'"]],
  ['<script src=/a.js onerror="x()"></script>', ['onerror="x()"']],
  ['<noscript><img alt="a > b" style="top:0"></noscript>', ['style="top:0"']],
  ['<p data-style="a" class="style=x">a style="b" onclick="c"</p>', []],
  ["<script>'<p style=\"a\">'</script>", []],
])("%s has the forbidden attributes %j", (html, expected) => {
  expect(scanPage(html).forbidden).toEqual(expected);
});

test("inline code is listed by hash, and data and files aren't", () => {
  const { scripts, styles } = scanPage(
    '<style>a{}</style><script>1</script><script src=/a.js></script><script type="application/ld+json">{}</script>',
  );
  expect(scripts).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]);
  expect(styles).toEqual(["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"]);
});

test("a smaller page keeps every end tag, and the announcement bar loses its style attribute", async () => {
  const html = `<!DOCTYPE html><html><head><title>a</title></head><body>
    <div class="theme-announcement-bar x" style="color:red">a</div>
    <ul><li>a</li></ul><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><p>c</p></body></html>`;
  const small = await minifyPage(html);
  expect(small.match(/<\/(?:li|th|td|tr|p|tbody|html)>/g)?.sort()).toEqual(
    ["</li>", "</th>", "</td>", "</tr>", "</p>", "</tbody>", "</html>"].sort(),
  );
  expect(small).not.toContain("style=");
});
