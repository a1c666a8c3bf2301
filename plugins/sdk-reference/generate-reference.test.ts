import { readFileSync } from "node:fs";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { readReferenceData } from "./context.ts";
import { generateReference, renderReference } from "./generate-reference.ts";
import { readSdk } from "./read-sdk.ts";

const pages = await generateReference();
const published = await readSdk();
const data = readReferenceData();

const urlOf = (path: string) =>
  `/reference/typescript/${path.replace(/(^|\/)index\.mdx$/, "$1").replace(/\.mdx$/, "")}`;
const contentOf = new Map(pages.map(({ path, content }) => [urlOf(path), content]));
const fieldOf = (content: string, name: string) =>
  JSON.parse(new RegExp(`^${name}: (.*)$`, "m").exec(content)?.[1] ?? "null");
const idsOf = (content = "") => [...content.matchAll(/(?:\{#|<dt id=")([\w-]+)/g)].map(([, id]) => id);

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

function parse(content: string) {
  // Docusaurus does the same before it passes a page to MDX, where braces start an expression.
  return parser.parse(content.replace(/\{(#[\w-]+)\}$/gm, "\\{$1}"));
}

test("makes exactly the routes of the specification", () => {
  const routes = readFileSync("data/routes.txt", "utf8").split("\n");
  expect([...contentOf.keys()].sort()).toEqual(
    routes.filter((route) => route.startsWith("/reference/typescript/")).sort(),
  );
});

test("a class leads to the page of its type once there is one", () => {
  const url = "/getting-started/types/container";
  const contentWith = (typePages: ReadonlyMap<string, string>, name: string) =>
    renderReference(published, data, typePages).find(({ path }) => path === `api/client.gen/classes/${name}.mdx`)
      ?.content;
  const typePages = new Map([["Container", url]]);
  expect(contentWith(typePages, "Container")).toContain(`[The type page of \`Container\`](${url})`);
  expect(contentWith(typePages, "Directory")).not.toContain("type page");
  expect(contentWith(new Map(), "Container")).not.toContain("type page");
});

test("gives the same bytes every time", async () => {
  expect(await generateReference()).toEqual(pages);
});

test("shows nothing that a later release added", () => {
  const text = pages.map(({ content }) => content).join("\n");
  expect(data.hidden.exports.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  const shown = Object.entries(data.hidden.members).flatMap(([owner, members]) => {
    const folder = owner.endsWith("Opts") ? "type-aliases" : "classes";
    const content = contentOf.get(`/reference/typescript/api/client.gen/${folder}/${owner.replace(/_$/, "")}`) ?? owner;
    return members.filter((member) => new RegExp(`^### ${member} |<code>${member}</code></a>`, "m").test(content));
  });
  expect(shown).toEqual([]);
});

test.each(["title", "description"])("gives every page a %s of its own", (field) => {
  const values = pages.map(({ content }) => fieldOf(content, field));
  expect(values.filter((value, position) => !value || values.indexOf(value) !== position)).toEqual([]);
});

test("keeps descriptions within what search engines show", () => {
  expect(pages.filter(({ content }) => fieldOf(content, "description").length > 160)).toEqual([]);
});

test("links only to pages and headings that exist", () => {
  const broken = [...contentOf].flatMap(([url, content]) =>
    [...content.matchAll(/(?:\]\(|href=\\")([^)"\\#]*)(?:#([\w-]+))?[)\\]/g)]
      .map(([, target, id]) => [target || url, id] as const)
      .filter(([target]) => target.startsWith("/reference/typescript/"))
      .filter(([target, id]) => !contentOf.has(target) || (id && !idsOf(contentOf.get(target)).includes(id)))
      .map((target) => `${url} → ${target.join("#")}`),
  );
  expect(broken).toEqual([]);
});

test("names headings and rows uniquely on every page", () => {
  const repeated = pages.filter(({ content }) => new Set(idsOf(content)).size !== idsOf(content).length);
  expect(repeated.map(({ path }) => path)).toEqual([]);
});

test("leads from page to page within a kind", () => {
  const content = contentOf.get("/reference/typescript/api/client.gen/classes/Container") ?? "";
  expect(fieldOf(content, "pagination_prev")).toBe("reference/typescript/api/client.gen/classes/Cloud");
  expect(fieldOf(content, "pagination_next")).toBe("reference/typescript/api/client.gen/classes/CurrentModule");
});

test("is valid MDX without holes", () => {
  for (const { path, content } of pages) {
    expect(() => parse(content), path).not.toThrow();
    expect(content, path).not.toMatch(/undefined|\[object/);
  }
});

/** Returns the finished HTML of a method, as it's written in the page. */
function htmlOf(content: string, method: string): string {
  const part = content.split(/^### /m).find((section) => section.startsWith(`${method} `)) ?? "";
  return part.replace(
    / dangerouslySetInnerHTML=\{\{ __html: (".*?[^\\]") \}\} \/>/g,
    (_, html) => `>${JSON.parse(html)}`,
  );
}

test("describes a method with its signature and a row for each parameter", () => {
  const html = htmlOf(contentOf.get("/reference/typescript/api/client.gen/classes/Container") ?? "", "exists");
  const api = "/reference/typescript/api/client.gen";
  expect(html).toContain(
    `opts?: <a href="${api}/type-aliases/ContainerExistsOpts">ContainerExistsOpts</a>,\n): <span class="t">Promise</span>`,
  );
  expect(html).toContain('<dt id="exists-path"><a href="#exists-path"><code>path</code></a> <b>required</b>');
  expect(html).toContain(`<code><a href="${api}/enumerations/ExistsType">ExistsType</a></code>`);
  expect(html).toContain("<code>boolean = false</code>\n\n<dd>Checks a symbolic link itself instead of its target.");
});

test.each([
  [
    "Secret",
    "You get one from Client.secret, Client.setSecret, Address.secret or another method; its constructor is internal.",
  ],
  ["Host", "You get one from Client.host; its constructor is internal."],
  ["Terminal", "You get one from Client.loadTerminalFromID; its constructor is internal."],
  ["Module", "You get one from Client.module_, Directory.asModule, Module"],
])("says where a %s comes from", (name, expected) => {
  const content = contentOf.get(`/reference/typescript/api/client.gen/classes/${name}`) ?? "";
  const line = /^You get one from .*$/m.exec(content)?.[0].replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  expect(line?.startsWith(expected)).toBe(true);
});

test("says which texts are missing or left over", () => {
  const { Container: _removed, ...symbols } = data.texts.symbols;
  const broken = { ...data, texts: { ...data.texts, symbols: { ...symbols, Toaster: "Toasts." } } };
  expect(() => renderReference(published, broken)).toThrowErrorMatchingInlineSnapshot(`
    [Error: data/sdk-reference: 2 texts do not fit the package.
    summaries.json symbols: no text for "Container". Write it in your own words.
    summaries.json symbols: unexpected "Toaster", the package has nothing of this name. Correct or remove it.]
  `);
});

test("says which values prose can name", () => {
  const broken = { ...data, prose: { ...data.prose, index: "Since {{verison}}." } };
  expect(() => renderReference(published, broken)).toThrowErrorMatchingInlineSnapshot(
    `[Error: data/sdk-reference/prose: unexpected {{verison}}, expected one of: daggerVersion, packageVersion, apiCount, errorCount. Correct it.]`,
  );
});
