import { textOf, walk } from "@docs/pages";
import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";
import { renderMember } from "./render-member.ts";
import { context, expand, rawHtmlOf, withOrder } from "./testing.ts";

const none = { common: {}, topics: {}, deprecated: {}, experimental: [] };

function render(type: string, name: string, given = {}): string {
  const fn = facts.api.types.get(type)?.functions.get(name);
  return fn ? renderMember({ type, name, fn }, name.toLowerCase(), { ...context, ...given }) : "";
}

test.each([
  "CacheVolume",
  "Container",
  "Directory",
  "Env",
  "File",
  "GitRef",
  "GitRepository",
  "LLM",
  "Secret",
  "Service",
])("no function of %s is missing, and each has its address", (type) => {
  const { tree } = expand(`## All functions\n\n<ApiMembers type="${type}" />`);
  const html = rawHtmlOf(tree);
  const names = [...(facts.api.types.get(type)?.functions.keys() ?? [])];
  const hasRow = (name: string) =>
    html.includes(`<summary id="${name.toLowerCase()}"><code><span class="sdk-name is-go">`);
  expect(names.filter((name) => !hasRow(name))).toEqual([]);
});

test("a long list has parts one level below its heading, a short one has none", () => {
  const given = { facts: withOrder({ ...none, common: { Container: ["withExec", "with"] } }) };
  const headings = (type: string) =>
    [...walk(expand(`### All\n\n<ApiMembers type="${type}" />`, given).tree)].flatMap((node) =>
      node.type === "heading" ? [`${node.depth} ${textOf(node)}`] : [],
    );
  expect(headings("Container")).toEqual(["3 All", "4 Common functions", "4 Other functions", "4 Plumbing"]);
  expect(headings("Secret")).toEqual(["3 All"]);
});

test("a function has its name in the schema behind those of the languages that spell it differently", () => {
  const span = (id: string, name: string) => `<span class="sdk-name is-${id}">${name}</span>`;
  expect(render("Container", "from")).toContain(
    `<summary id="from"><code>${span("go", "From")}${span("python", "from_")}<span>from</span></code>`,
  );
  expect(render("Container", "import")).toContain(
    `${span("typescript", "import_")}${span("java", "importTarball")}<span>import</span></code>`,
  );
});

test("a function whose name is taken on the page has its type before it", () => {
  const html = rawHtmlOf(expand('## Export\n\n<ApiMembers type="File" />\n\n<ApiMembers type="Directory" />').tree);
  expect(html).toContain("file-export");
  expect(html).toContain("directory-export");
  expect(html.match(/<summary id="(?:\w+-)?name"/g)).toHaveLength(2);
});

test("the first language is markup, the others are text until they are wanted", () => {
  const html = render("Container", "withExec");
  expect(html).toContain(
    '<pre class="code-bare" data-value="go" data-label="Go" tabindex="0"><code class="language-go">func (r *Container) <span class="f">WithExec</span>(',
  );
  expect(html.match(/<noscript data-value="\w+">/g)).toEqual(
    ["python", "typescript", "php", "java"].map((id) => `<noscript data-value="${id}">`),
  );
});

test("arguments say whether a call needs them, or what they are otherwise", () => {
  const html = render("Container", "withExec");
  expect(html).toContain('<dt id="withexec-args"><a href="#withexec-args"><code>args</code></a> <b>required</b>');
  expect(html).toContain('enumerations/ReturnType">ReturnType</a> = SUCCESS</code>');
  expect(html).toMatch(/<code>stdin<\/code><\/a> <code>String<\/code><\/dt>/);
  expect(render("Container", "stdout")).not.toContain("<dl");
});

test("a signature names the type of the options, which have rows instead of a second list", () => {
  const html = render("Container", "withExec");
  expect(html).toContain("opts ...ContainerWithExecOpts,\n) *Container");
  expect(html).not.toContain("struct");
});

test("results, places of use, the command line and the TypeScript reference are linked", () => {
  const html = render("Container", "directory", {
    typePages: new Map([["Directory", "/getting-started/types/directory"]]),
    uses: new Map([["Container.directory", [1, 2, 3, 4, 5].map((n) => ({ url: `/p${n}#a`, title: `P <${n}>` }))]]),
  });
  expect(html).toContain('Returns <a href="/getting-started/types/directory"><code>Directory</code></a>.');
  expect(html).toContain('<b>Used in</b> <a href="/p1#a">P &lt;1&gt;</a>, ');
  expect(html).not.toContain("/p5");
  expect(html).toContain('href="/reference/typescript/api/client.gen/classes/Container#directory"');
  expect(render("Container", "import")).toContain("classes/Container#import_");
  expect(render("Container", "withExec")).toContain("<code>with-exec</code>");
});

test("a row says since when a new function or argument exists, and nothing about an old one", () => {
  expect(render("Container", "withError")).toMatch(/ Since 0\.19\.3\.<\/summary>/);
  expect(render("Container", "stdout")).not.toContain("Since");
  expect(render("Address", "directory")).toMatch(/<dd>.* Since 0\.19\.4\.<\/dd>/);
});

test("what may change says so", () => {
  expect(render("Container", "experimentalWithGPU")).toContain("Experimental: it may change");
  expect(render("EnumTypeDef", "values")).toContain("Deprecated. Use <code>members</code>.");
});
