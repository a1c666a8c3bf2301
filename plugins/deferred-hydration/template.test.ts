import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { deferScripts } from "./template.ts";

const require = createRequire(import.meta.url);
const original: string = require("@docusaurus/core/lib/ssg/ssgTemplate.html.js").default;
const { compileSSGTemplate } = require("@docusaurus/core/lib/ssg/ssgTemplate.js") as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

/** Renders the template as the framework does; gives its elements that name a script. */
async function renderScripts(scripts: readonly string[], baseUrl = "/"): Promise<string[]> {
  const render = await compileSSGTemplate(deferScripts(original, "early"));
  const html = render({ baseUrl, scripts, stylesheets: [], metaAttributes: [], headTags: "", version: "1" });
  return html.match(/<script[^>]*>/g) ?? [];
}

test("a page loads the early script, which names the framework's in their order", async () => {
  expect(await renderScripts(["assets/js/1.a.js", "assets/js/main.b.js", "assets/js/early.c.js"])).toEqual([
    '<script src="/assets/js/early.c.js" defer data-search-mark="" data-framework="/assets/js/1.a.js /assets/js/main.b.js">',
  ]);
});

test("all addresses begin at the base URL", async () => {
  expect(await renderScripts(["assets/js/main.b.js", "assets/js/early.c.js"], "/handbook/")).toEqual([
    '<script src="/handbook/assets/js/early.c.js" defer data-search-mark="" data-framework="/handbook/assets/js/main.b.js">',
  ]);
});

test("a script whose name only begins like the early one's is the framework's", async () => {
  expect(await renderScripts(["assets/js/early-birds.b.js", "assets/js/early.c.js"])).toEqual([
    '<script src="/assets/js/early.c.js" defer data-search-mark="" data-framework="/assets/js/early-birds.b.js">',
  ]);
});

test.each([
  ["lacks the loop", original.replaceAll("it.scripts", "it.modules"), 0],
  ["has it twice", original + original, 2],
])("a template that %s stops the build", (_, template, count) => {
  expect(() => deferScripts(template, "early")).toThrow(
    new RegExp(`^Found the loop over it\\.scripts ${count} times in the framework's page template, expected it once`),
  );
});
