import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { deferScripts } from "./template.ts";

const require = createRequire(import.meta.url);
const original: string = require("@docusaurus/core/lib/ssg/ssgTemplate.html.js").default;
const { compileSSGTemplate } = require("@docusaurus/core/lib/ssg/ssgTemplate.js") as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

/** Renders the template as the framework does. */
async function renderPage(data: object): Promise<string> {
  const render = await compileSSGTemplate(deferScripts(original, "early"));
  return render({
    baseUrl: "/",
    scripts: [],
    stylesheets: [],
    metaAttributes: [],
    headTags: "",
    preBodyTags: "",
    postBodyTags: "",
    appHtml: "",
    version: "1",
    ...data,
  });
}

/** Returns the early script's element of a page. */
async function renderScript(scripts: readonly string[], baseUrl = "/"): Promise<string | undefined> {
  const html = await renderPage({ baseUrl, scripts });
  return html.match(/<script src[^>]*>/)?.[0];
}

test("a page loads the early script, which names the framework's in their order", async () => {
  expect(await renderScript(["assets/js/1.a.js", "assets/js/main.b.js", "assets/js/early.c.js"])).toBe(
    '<script src="/assets/js/early.c.js" async data-search-mark="" data-framework="/assets/js/1.a.js /assets/js/main.b.js">',
  );
});

test("all addresses begin at the base URL", async () => {
  expect(await renderScript(["assets/js/main.b.js", "assets/js/early.c.js"], "/handbook/")).toBe(
    '<script src="/handbook/assets/js/early.c.js" async data-search-mark="" data-framework="/handbook/assets/js/main.b.js">',
  );
});

test("a script whose name only begins like the early one's is the framework's", async () => {
  expect(await renderScript(["assets/js/early-birds.b.js", "assets/js/early.c.js"])).toBe(
    '<script src="/assets/js/early.c.js" async data-search-mark="" data-framework="/assets/js/early-birds.b.js">',
  );
});

test("the early script is what a page ends with", async () => {
  const html = await renderPage({ scripts: ["assets/js/early.c.js"], appHtml: "Text", postBodyTags: "<i>Last</i>" });
  expect(html.match(/Text|<i>|<script src|<\/body>/g)).toEqual(["Text", "<i>", "<script src", "</body>"]);
});

test("scripts of the body stand before the style sheets, and what else the body begins with stays", async () => {
  const html = await renderPage({ stylesheets: ["a.css"], preBodyTags: "<svg></svg><script>theme()</script>" });
  const [head = "", body = ""] = html.split("<body");
  expect(head.indexOf("<script>theme()</script>")).toBeGreaterThan(-1);
  expect(head.indexOf("<script>theme()</script>")).toBeLessThan(head.indexOf("a.css"));
  expect(body).toContain("<svg></svg>");
  expect(body).not.toContain("<script");
});

test("no icon is hidden by a style attribute, which a content security policy forbids", async () => {
  const html = await renderPage({
    preBodyTags: '<svg style="display: none;"><defs></defs></svg><script>theme()</script>',
  });
  expect(html).toContain('<svg display="none"><defs>');
});

test("a body that begins without a script keeps all that it begins with", async () => {
  const [, body] = (await renderPage({ preBodyTags: "<svg></svg>" })).split("<body");
  expect(body).toContain("<svg></svg>");
});

test.each([
  ["lacks the loop over scripts", original.replaceAll("it.scripts", "it.modules"), 0],
  ["has it twice", original + original, 2],
  ["lacks the tags that the body begins with", original.replace("it.preBodyTags", "it.bodyTags"), 0],
  ["lacks the tags that the body ends with", original.replace("it.postBodyTags", "it.bodyTags"), 0],
])("a template that %s stops the build", (_, template, count) => {
  expect(() => deferScripts(template, "early")).toThrow(
    new RegExp(`^Found this part ${count} times in the framework's page template, expected it once:`),
  );
});
