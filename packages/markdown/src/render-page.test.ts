import { expect, test } from "vitest";
import { createSpeller } from "./convert-member.ts";
import { findLost } from "./find-lost.ts";
import { type Article, readArticle } from "./read-article.ts";
import { renderPage, type TwinFile } from "./render-page.ts";
import { dateTwin, UNDATED } from "./render-twin.ts";

const site = {
  siteUrl: "https://site.test",
  baseUrl: "/",
  pages: new Map([
    ["/a", true],
    ["/b", true],
    ["/c", false],
  ]),
};

function read(body: string): Article {
  const html = `<!doctype html><link rel=canonical href=https://site.test/a><meta name=description content="About A"><article><p class=page-kind>How-to guide<div class=markdown><header><h1>A</h1></header>${body}</div></article>`;
  const article = readArticle(html);
  if (!article) {
    throw new Error("No article");
  }
  return article;
}

function render(body: string): readonly TwinFile[] {
  return renderPage(read(body), site, { name: "Dagger", version: "1.0.0" });
}

/** Returns the text of a twin below its front matter and its note. */
function textOf(body: string, sdk?: string): string {
  const twin = render(body).find((one) => one.sdk === sdk);
  return twin?.markdown.split(/^> .*\n\n/m)[1] ?? "";
}

const tabs =
  "<div data-tabs=sdk><div class=tabs-bar><button role=tab data-value=go>Go</button><button role=tab data-value=php>PHP</button></div><div role=tabpanel data-value=go><div class=code><div class=code-bar><span class=code-title>main.go</span><span class=code-language>Go</span><button>Copy</button></div><pre><code class=language-go>a\n\n\tb</code></pre></div></div><noscript data-value=php><div role=tabpanel data-value=php><pre><code class=language-php>$c</code></pre></div></noscript><tabs-end></tabs-end></div>";

test.each<[what: string, html: string, markdown: string]>([
  ["a paragraph", "<p>One <em>two </em>three.", "One *two* three."],
  ["a link to a page", '<p><a href="/b#x">B</a>', "[B](https://site.test/b.md#x)"],
  ["a link to a page without languages", '<p><a href="/c">C</a>', "[C](https://site.test/c.md)"],
  ["a link to a file", '<p><a href="/x.json">X</a>', "[X](https://site.test/x.json)"],
  ["a link elsewhere", '<p><a href="https://other.test/">O</a>', "[O](https://other.test/)"],
  ["a word that is linked by itself", '<p><a data-word=x href="/b"><code>with<wbr>Exec</code></a>', "`withExec`"],
  [
    "a table without end tags",
    "<table><tr><th>A<th>B<tbody><tr><td>1<td>a | b</table>",
    "| A | B |\n| - | - |\n| 1 | a \\| b |",
  ],
  [
    "a note",
    "<div class=theme-admonition><p class=admonition-title>Warning<p>Text.</div>",
    "> **Warning**\n>\n> Text.",
  ],
  [
    "a note with a title",
    "<div class=theme-admonition aria-label=Warning><p class=admonition-title>Files are deleted<p>Text.</div>",
    "> **Warning: Files are deleted**\n>\n> Text.",
  ],
  [
    "tabs of systems",
    "<div data-tabs=os><div role=tabpanel data-value=mac data-label=macOS><p>M</div></div>",
    "**macOS:**\n\nM",
  ],
  ["a picture", '<p class=picture><img src="/a.svg" alt="A draws B">', "![A draws B](https://site.test/a.svg)"],
  [
    "a diagram with a second drawing for phones",
    '<p class=picture><style>.a{}</style><svg class="diagram diagram-wide"><text>A</text><text>draws B</text></svg><svg class="diagram diagram-narrow"><text>A</text></svg><img src="data:," data-zoom-src="/a.svg" alt="A draws B"></p>',
    "![A draws B](https://site.test/a.svg)\n\nIn the diagram: A; draws B",
  ],
  ["steps of a run", "<ol class=steps><li><b>✔</b><span>sync</span><i>done</i></ol>", "- ✔ `sync` done"],
])("%s becomes Markdown", (_what, html, markdown) => {
  expect(textOf(html)).toBe(`# A\n\n${markdown}\n`);
});

test("a twin with all languages labels each, and keeps code as it is", () => {
  expect(textOf(tabs)).toBe('# A\n\n**Go:**\n\n```go title="main.go"\na\n\n\tb\n```\n\n**PHP:**\n\n```php\n$c\n```\n');
});

test("a twin in one language has that language alone, and links to the same language", () => {
  expect(textOf(`${tabs}<p><a href="/b">B</a>`, "php")).toBe(
    "# A\n\n```php\n$c\n```\n\n[B](https://site.test/b.php.md)\n",
  );
});

test("a twin says when its language isn't covered", () => {
  expect(textOf(tabs, "java")).toContain("*Java isn't covered here; this is Go:*");
});

test("a page that doesn't differ by language has one twin", () => {
  expect(render("<p>Text.").map(({ path }) => path)).toEqual(["/a.md"]);
});

test("the front matter counts lines from the top of the file", () => {
  const [twin] = render("<h2 id=first>First</h2><p>Text.");
  const line = Number(/ {2}first: (\d+)/.exec(twin?.markdown ?? "")?.[1]);
  expect(twin?.markdown.split("\n")[line - 1]).toBe("## First");
  expect(twin?.markdown).toContain(
    'title: "A"\ndescription: "About A"\nurl: https://site.test/a\nversion: 1.0.0\nkind: how-to\n',
  );
});

test("a page that's too large is split before its sections, and links follow", () => {
  const long = `<p>${"word ".repeat(10_000)}`;
  const twins = render(`<p><a href="#y">Y</a><h2 id=x>X</h2>${long}<h2 id=y>Why</h2><p>Text.`);
  expect(twins.map(({ path }) => path)).toEqual(["/a.md", "/a/x.md", "/a/y.md"]);
  expect(twins[0]?.markdown).toContain("[Y](https://site.test/a/y.md#y)");
  expect(twins[0]?.markdown).toContain("- [Why](https://site.test/a/y.md)");
});

const member =
  "<div data-tabs=sdk><div role=tabpanel data-value=python></div></div><details class=member><summary id=withexec><code><span class='sdk-name is-go'>WithExec</span><span>withExec</span></code> Runs.</summary><div class=member-signature data-tabs=sdk><pre class=code-bare data-value=python>def with_exec(self, *, use_entrypoint: bool)</pre></div><ul><li><code>useEntrypoint</code>: Puts it first.</ul><p>Used in <a href=/b>B</a>, <a href=#withexec>link to this function</a>.</details>";

test("rows of parameters are a list, with options as a language spells them", () => {
  const rows =
    '<dl class=params><dt id=a-x><a href="#a-x"><code>path</code></a> <b>required</b> <code>String</code></dt><dd>Where.</dd>' +
    '<dt id=a-y><a href="#a-y"><code>useEntrypoint</code></a> <code>Boolean = false</code></dt><dd>Puts it first.</dd></dl>';
  const html = member.replace("<ul>", `${rows}<ul>`);
  expect(textOf(html)).toContain(
    "- `path` **required** `String`: Where.\n- `useEntrypoint` `Boolean = false`: Puts it first.",
  );
  expect(textOf(html, "python")).toContain("- `use_entrypoint` `Boolean = false`: ");
});

test("a function is a heading, spelled in the twin's language, without the pages that use it", () => {
  const text = textOf(member, "python");
  expect(text).toContain("#### `with_exec`\n\nRuns.");
  expect(text).toContain("- `use_entrypoint`: Puts it first.");
  expect(text).not.toContain("Used in");
  expect(textOf(member)).toContain("Used in [B]");
});

test.each([
  ["useEntrypoint", "class X { UseEntrypoint bool }", "UseEntrypoint"],
  ["useEntrypoint", "new Args()\n  .withUseEntrypoint(Boolean useEntrypoint)", "withUseEntrypoint"],
  ["directory", "withDirectory(String path, Directory directory)", "directory"],
  ["secret", "function secret(string $secret)", "$secret"],
  ["from", "def from_(self, address: str)", "from_"],
  ["go build", "func Go()", "go build"],
  ["unknown", "func Go()", "unknown"],
])("%s in `%s` is spelled %s", (name, signature, spelled) => {
  expect(createSpeller(signature)(name)).toBe(spelled);
});

const page = "<p>One two.<pre><code class=language-go>a\n\tb</code></pre><p>Three.";

test.each<[what: string, markdown: string, lost: string[]]>([
  ["everything", "# A\n\nOne two.\n\n```go\na\n\tb\n```\n\nThree.\n", []],
  ["another indent", "# A\n\nOne two.\n\n```go\na\n    b\n```\n\nThree.\n", ["code"]],
  ["a lost sentence", "# A\n\n```go\na\n\tb\n```\n\nThree.\n", ["text"]],
  ["another order", "# A\n\nThree.\n\nOne two.\n\n```go\na\n\tb\n```\n", ["text"]],
  ["a tag", "# A\n\nOne two.\n\n```go\na\n\tb\n```\n\n<Tabs>\n\nThree.\n", ["residue"]],
])("a comparison finds what's lost: %s", (_what, markdown, lost) => {
  expect(findLost(read(page).body, markdown).map(({ what }) => what)).toEqual(lost);
});

const linked = "<h2 id=b>Build <a href=#b class=hash-link>\u200b</a></h2><p>See <a href=/b#c>the layers</a>.";

test.each<[what: string, markdown: string, lost: string[]]>([
  ["nothing", "# A\n\n## Build\n\nSee [the layers](https://site.test/b.go.md#c).\n", []],
  ["a heading of another level", "# A\n\n### Build\n\nSee [the layers](https://site.test/b.md#c).\n", ["heading"]],
  ["a heading that became text", "# A\n\nBuild\n\nSee [the layers](https://site.test/b.md#c).\n", ["heading"]],
  ["a link that became text", "# A\n\n## Build\n\nSee the layers.\n", ["link"]],
  ["a link to another section", "# A\n\n## Build\n\nSee [the layers](https://site.test/b.md#d).\n", ["link"]],
])("a comparison of headings and links finds %s", (_what, markdown, lost) => {
  expect(findLost(read(linked).body, markdown).map(({ what }) => what)).toEqual(lost);
});

test("a comparison reads the end of a line in a cell as a space", () => {
  const { body } = read("<table><tr><td>One<br>two</table>");
  expect(findLost(body, "# A\n\n| One two |\n")).toEqual([]);
});

test("a twin is dated later, which moves no section to another line", () => {
  const [twin] = renderPage(read("<h2 id=b>B</h2>"), site, { name: "Dagger", version: "1.0.0" }, UNDATED);
  const dated = dateTwin(twin?.markdown ?? "", (url) => (url === "https://site.test/a" ? "2026-01-02" : ""));
  expect(dated).toContain("\nupdated: 2026-01-02\n");
  expect(dated.split("\n")[(twin?.sections[0]?.line ?? 0) - 1]).toBe("## B");
});
