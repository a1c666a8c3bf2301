import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadContext, PostCssOptions } from "@docusaurus/types";
import postcss, { type AcceptedPlugin, type Root } from "postcss";
import { expect, test, vi } from "vitest";
import site from "../../docusaurus.config.ts";
import { toClientConfig } from "./client-config.ts";
import leanBundle from "./index.ts";
import { listUnusedParts } from "./list-unused-parts.ts";
import { listVariables } from "./list-variables.ts";
import { replaceTslib } from "./replace-tslib.ts";

/** Makes a folder with files of this content. */
function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lean-bundle-"));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

test("the browser gets the configuration without what only the build reads", () => {
  const config = {
    title: "Dagger",
    plugins: ["./plugins/a"],
    markdown: {},
    customFields: { version: "1" },
    themeConfig: { navbar: { title: "Dagger" }, prism: { theme: {} } },
  };
  expect(toClientConfig(config)).toEqual({
    title: "Dagger",
    customFields: { version: "1" },
    themeConfig: { navbar: { title: "Dagger" } },
  });
});

test("variables count as read wherever a style sheet or a script names them", () => {
  const folder = makeFolder({
    "a.css": ".a { color: var(--ifm-a); --site-b: 1px }",
    "b.tsx": 'style={{ "--ifm-c": 1 }}',
    "c.md": "--ifm-d",
  });
  expect(listVariables([folder])).toEqual(["--ifm-a", "--ifm-c", "--site-b"]);
});

test("a package that calls more of tslib than its stand-in has stops the build", () => {
  const folder = makeFolder({ "index.js": "tslib_1.__importDefault(a); tslib_1.__exportStar(b, exports)" });
  expect(() => replaceTslib(folder)).toThrow(
    `${folder} calls __exportStar of tslib, expected __importDefault alone. Add what is missing to plugins/lean-bundle/tslib.cjs`,
  );
});

test("a package that calls no more than that gets it", () => {
  const folder = makeFolder({ "index.js": "tslib_1.__importDefault(a)" });
  expect(replaceTslib(folder)).toEqual({
    include: [folder],
    resolve: { alias: { tslib: expect.stringMatching(/lean-bundle.tslib\.cjs$/) } },
  });
});

test("a part of the theme that the configuration never shows is left out", () => {
  const unused = listUnusedParts({
    navbarItems: [{}, { type: "docSidebar" }],
    footerLinks: [{ label: "Discord", href: "https://discord.gg/dagger-io" }],
    hasFooterLogo: false,
    isSidebarHideable: false,
    hasVersions: false,
  });
  expect(unused).toContain("NavbarItem/DropdownNavbarItem");
  expect(unused).toContain("Icon/Language");
  expect(unused).toContain("Footer/Links/MultiColumn");
  expect(unused).toContain("DocVersionBanner");
  expect(unused).not.toContain("NavbarItem/DocSidebarNavbarItem");
  expect(unused).not.toContain("Footer/Links/Simple");
});

test.each([{ items: [] }, { type: "localeDropdown" }, { type: "docsVersionDropdown" }])(
  "a menu has what it is made of: %o",
  (item) => {
    const unused = listUnusedParts({
      navbarItems: [item],
      footerLinks: [{ title: "Learn", items: [] }],
      hasFooterLogo: true,
      isSidebarHideable: true,
      hasVersions: true,
    });
    expect(unused).not.toContain("NavbarItem/DropdownNavbarItem");
    expect(unused.filter((part) => !part.startsWith("NavbarItem/") && part !== "Icon/Language")).toEqual([
      "Footer/Links/Simple",
    ]);
  },
);

test.each([
  ["doc", "NavbarItem/DocNavbarItem"],
  ["docSidebar", "NavbarItem/DocSidebarNavbarItem"],
  ["docsVersion", "NavbarItem/DocsVersionNavbarItem"],
  ["html", "NavbarItem/HtmlNavbarItem"],
])("a sub-item of type %s has what it is made of, in whichever menu it stands", (type, part) => {
  for (const item of [
    { items: [{}, { type }] },
    { type: "localeDropdown", dropdownItemsBefore: [{ type }] },
    { type: "docsVersionDropdown", dropdownItemsAfter: [{ type }] },
  ]) {
    const unused = listUnusedParts({
      navbarItems: [item],
      footerLinks: [],
      hasFooterLogo: false,
      isSidebarHideable: false,
      hasVersions: false,
    });
    expect(unused).not.toContain(part);
  }
});

test("no style of the site's own is taken for one without a user", async () => {
  const siteDir = path.resolve(import.meta.dirname, "../..");
  const styles = path.join(siteDir, "src/css");
  const css = readdirSync(styles)
    .filter((file) => file.endsWith(".css") && file !== "index.css")
    .map((file) => readFileSync(path.join(styles, file), "utf8"))
    .join("\n");
  vi.stubEnv("NODE_ENV", "production");
  const { themeConfig } = site;
  const plugin = leanBundle({ siteDir, siteConfig: { themeConfig }, generatedFilesDir: siteDir } as LoadContext);
  await plugin.loadContent?.();
  const { plugins } = plugin.configurePostCss?.({ plugins: [] } as unknown as PostCssOptions) ?? { plugins: [] };
  const { root } = await postcss(plugins as AcceptedPlugin[]).process(css, { from: undefined });
  const kept = new Set(listSelectors(root as Root));
  expect(listSelectors(postcss.parse(css)).filter((selector) => !kept.has(selector))).toEqual([]);
});

function listSelectors(root: Root): string[] {
  const selectors: string[] = [];
  root.walkRules((rule) => {
    selectors.push(...rule.selectors.map((selector) => selector.replace(/\s+/g, " ")));
  });
  return selectors;
}
