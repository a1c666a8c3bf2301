import { readFileSync } from "node:fs";
import { highlight } from "@docs/code";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
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
const idsOf = (content = "") => [...content.matchAll(/\{#([\w-]+)\}$/gm)].map(([, id]) => id);

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
    return members.filter((member) => new RegExp(`^(### ${member} |\\| \`${member}\`)`, "m").test(content));
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
    [...content.matchAll(/\]\(([^)#]*)(?:#([\w-]+))?\)/g)]
      .map(([, target, id]) => [target || url, id] as const)
      .filter(([target]) => target.startsWith("/reference/typescript/"))
      .filter(([target, id]) => !contentOf.has(target) || (id && !idsOf(contentOf.get(target)).includes(id)))
      .map((target) => `${url} → ${target.join("#")}`),
  );
  expect(broken).toEqual([]);
});

test("names headings uniquely on every page", () => {
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

test("describes a method with its signature, options and links", () => {
  const content = contentOf.get("/reference/typescript/api/client.gen/classes/Container") ?? "";
  expect(/^### exists .*?(?=\n###? )/ms.exec(content)?.[0]).toMatchInlineSnapshot(`
    "### exists {#exists}

    \`\`\`typescript bare
    exists(path: string, opts?: ContainerExistsOpts): Promise<boolean>
    \`\`\`

    Returns whether a path exists, and optionally whether it's of the expected kind. Since 0.18.15. Options: [ContainerExistsOpts](/reference/typescript/api/client.gen/type-aliases/ContainerExistsOpts).

    - \`path\`: Path to look for.
    - [\`opts.expectedType?: ExistsType\`](/reference/typescript/api/client.gen/enumerations/ExistsType): Kind of path to expect.
    - \`opts.doNotFollowSymlinks?: boolean = false\`: Checks a symbolic link itself instead of its target.
    "
  `);
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

test("keeps the largest page within 1,250 elements", async () => {
  const tree = parse(contentOf.get("/reference/typescript/api/client.gen/classes/Container") ?? "");
  const counted = new Set(["paragraph", "list", "listItem", "link", "inlineCode"]);
  let elements = 0;
  const signatures: string[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === "heading") {
      // The heading, its link to itself, and its table of contents entry with a link.
      elements += 4;
    } else if (node.type === "code") {
      signatures.push(node.value);
    } else if (counted.has(node.type) && !(node.type === "paragraph" && parent?.type === "listItem")) {
      elements += 1;
    }
  });
  const highlighted = await Promise.all(signatures.map((source) => highlight(source, "typescript")));
  elements += highlighted.reduce((sum, html) => sum + 2 + (html.match(/<span/g)?.length ?? 0), 0);
  expect(elements).toBeLessThanOrEqual(1250);
  expect(elements).toBeGreaterThan(1000);
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
