import { expect, test } from "vitest";
import { readMarkedLines } from "./marks.ts";
import { parseBuiltPage } from "./parse-built-page.ts";

function html(body: string, head = ""): string {
  return `<!doctype html><html><head><link rel=canonical href=https://site.test/docs/features/caching>${head}</head>
    <body><nav>Navbar</nav><main><article><div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;
}

function read(body: string) {
  return parseBuiltPage(html(`<h1>Caching</h1>${body}`))?.sections ?? [];
}

test("a page has its address without the base, its title, description, keywords and kind", () => {
  const head = '<meta name=description content="What is kept."><meta name=keywords content="layer, volume">';
  const kinds = new Map([["/features/caching", "concept"]]);
  expect(
    parseBuiltPage(html("<header><h1>Caching</h1></header><p>Text.</p>", head), { baseUrl: "/docs/", kinds }),
  ).toEqual({
    url: "/features/caching",
    title: "Caching",
    description: "What is kept.",
    kind: "concept",
    keywords: ["layer", "volume"],
    sections: [{ id: "", level: 1, heading: "Caching", trail: [], text: "Text.", code: [] }],
  });
});

test("a page that robots leave out, such as a recorded run, is no page of the search", () => {
  expect(parseBuiltPage(html("<h1>Caching</h1>", '<meta name=robots content="noindex, nofollow">'))).toBeUndefined();
});

test("links within the site are marked with their address, and others are words", () => {
  const body = `<p id=p><a href=#p>Go</a> on with <a href=/docs/a#b>the <code>key</code></a>, <a href=#c>this</a>,
    <a href=https://site.test>that</a>, or <a href=//other.test>those</a>.</p>`;
  const [section] = parseBuiltPage(html(`<h1>Caching</h1>${body}`), { baseUrl: "/docs/" })?.sections ?? [];
  expect(section?.text).toBe("Go on with the key, this, that, or those.");
  expect(readMarkedLines(section?.marked ?? "").flatMap(({ links }) => links)).toEqual([
    [11, 18, "/a#b"],
    [20, 24, "/features/caching#c"],
  ]);
});

test("what is said about a run isn't part of a section", () => {
  const body = "<p>Text.</p><p class=run-note>Run with Dagger.</p><div class=terminal><ol><li>step</li></ol></div>";
  expect(read(body).map(({ text }) => text)).toEqual(["Text."]);
});

test("an argument is a row that begins with its name, and the label of a fold isn't text", () => {
  const row = "<dt id=a><a href=#a><code>backend</code></a> <b>required</b> <code>number</code></dt><dd>A port.</dd>";
  const fold = "<details class=code-fold><summary><span>Show all 40 lines</span></summary></details>";
  expect(read(`<dl class=params>${row}</dl>${fold}`).map(({ text }) => text)).toEqual([
    "backend · required · number · A port.",
  ]);
});

test("sections have their anchor and the headings above them", () => {
  const body = `<p>Start.</p><h2 id=a>Layers<a href=#a class=hash-link title="Direct link">#</a></h2><p>One.</p>
    <h3 id=b>What <code>from</code> keeps</h3><p>Two.</p><h2 id=c>Volumes</h2><h4 id=d>Deep</h4>`;
  expect(read(body).map(({ id, level, heading, trail, text }) => [id, level, heading, trail, text])).toEqual([
    ["", 1, "Caching", [], "Start."],
    ["a", 2, "Layers", [], "One."],
    ["b", 3, "What from keeps", ["Layers"], "Two."],
    ["c", 2, "Volumes", [], ""],
    ["d", 4, "Deep", ["Volumes"], ""],
  ]);
});

test("functions of a type and messages of a table have sections of their own", () => {
  const body = `<h2 id=all>All</h2><details class=member><summary id=withexec><code><span class="sdk-name is-go">WithExec</span><span>withExec</span></code> Runs a command.</summary>
    <pre class=code-bare data-value=go><code>func WithExec()</code></pre><p>args: The command.</p></details>
    <h2 id=errors>Errors</h2><p>Some:</p><table><tr><th>Message<th>Fix<tr id=message-no-tty><td>no TTY<td>Add one</table>`;
  expect(read(body).map(({ id, level, heading, text }) => [id, level, heading, text])).toEqual([
    ["", 1, "Caching", ""],
    ["all", 2, "All", ""],
    ["withexec", 3, "withExec", "Runs a command.\nargs: The command."],
    ["errors", 2, "Errors", "Some:\nMessage · Fix\nno TTY · Add one"],
    ["message-no-tty", 3, "no TTY", "Message · Fix\nno TTY · Add one"],
  ]);
});

test.each([
  ["<p>One</p><p>two <b>three</b>\n four</p>", "One\ntwo three four"],
  ["<ul><li>One<li>Two</ul>", "One\nTwo"],
  [
    "<table><tr><th>Flag<th>Meaning<tr><td><code>--mod</code><td>The module</table>",
    "Flag · Meaning\n--mod · The module",
  ],
  ['<p><img src=x alt="A call finds its layer."></p>', "A call finds its layer."],
  [
    '<p class="picture"><svg class="diagram"><path d="M0 0"/><text>A call</text><text>a layer</text></svg><img src=x alt="A call finds its layer."></p>',
    "A call finds its layer. · A call · a layer",
  ],
  ["<details><summary>More</summary><p>Hidden.</p></details>", "More\nHidden."],
  ["<p>A<br>B</p>", "A\nB"],
  ["<p>Kept<button>Copy</button><script>run()</script></p>", "Kept"],
])("the text of %s", (body, expected) => {
  expect(read(body)[0]?.text).toBe(expected);
});

const snippet = `<div class="tabs-block snippet" data-tabs=sdk>
  <div class=tabs-bar><button role=tab>Go</button><button role=tab>Java</button></div>
  <div role=tabpanel data-value=go><div class=code><div class=code-bar><span class=code-title>main.go</span>
    <span class=code-language>Go</span><button>Copy</button></div><pre><code>package main\n\nfunc  main() {}\n</code></pre></div></div>
  <noscript data-value=java><div role=tabpanel data-value=java><p class=snippet-reason>Java has none.</p></div></noscript>
  <noscript data-value=php><div role=tabpanel data-value=php><pre><code>echo 1;</code></pre></div></noscript></div>`;

test("programs of hidden languages are read, with their line breaks, and reasons are text", () => {
  const [section] = read(snippet);
  expect(section?.code).toEqual([
    { language: "go", title: "main.go", code: "package main\n\nfunc  main() {}", line: 0, choice: "go" },
    { language: "php", code: "echo 1;", line: 1, choice: "php" },
  ]);
  expect(section?.text).toBe("Java has none.");
});

test.each([
  [
    '<div class="code code-command"><div class=code-bar><span class=code-language>Dagger Shell</span></div><pre>x</pre></div>',
    "dagger-shell",
  ],
  ["<pre class=code-bare><code class=language-typescript>from(address: string): Container</code></pre>", "typescript"],
  ["<pre class=code-bare data-value=go><code>func From(address string) *Container</code></pre>", "go"],
  ["<pre>x</pre>", "text"],
  ["<div data-tabs=os><div role=tabpanel data-value=go><pre>x</pre></div></div>", "text"],
])("the language of %s is %s", (body, language) => {
  expect(read(body)[0]?.code[0]?.language).toBe(language);
});

test("code says which text it follows, and in which tab it stands", () => {
  const body = `<ul><li><p>Install it:</p><div data-tabs=os><div role=tabpanel data-value=macos><p>With Homebrew:</p>
    <pre>brew</pre></div></div></li></ul><p>Then ask:</p><pre>version</pre>`;
  expect(read(body)[0]?.code.map(({ code, line, choice }) => [code, line, choice])).toEqual([
    ["brew", 2, "macos"],
    ["version", 3, undefined],
  ]);
});

test("lines that only describe a picture are known by their numbers", () => {
  const [section] = read(
    "<p>One.</p><p><img src=x alt='A graph of two steps.'></p><p>A <img src=y alt=mark> stands here.</p>",
  );
  expect(section?.text).toBe("One.\nA graph of two steps.\nA mark stands here.");
  expect(section?.pictures).toEqual([1]);
});

test("what is no article is no page", () => {
  expect(parseBuiltPage("<!doctype html><main><h1>Page not found</h1></main>")).toBeUndefined();
});

test.each([
  [
    "<h1>A</h1>",
    "<!doctype html><article><div class=markdown><h1>A</h1></div></article>",
    "canonical address (none), expected an absolute one",
  ],
  ["no title", html("<p>Text.</p>"), "/docs/features/caching has no first-level heading, expected one"],
])("an article with %s says what is missing", (_, source, message) => {
  expect(() => parseBuiltPage(source)).toThrow(message);
});

test("markup inside text stays text", () => {
  expect(read("<p>&lt;img src=x onerror=alert(1)&gt;</p>")[0]?.text).toBe("<img src=x onerror=alert(1)>");
});
