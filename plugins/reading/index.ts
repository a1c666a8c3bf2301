import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ThemeConfig } from "@docusaurus/theme-common";
import type { HtmlTagObject, LoadContext, Plugin } from "@docusaurus/types";
import { transform } from "@swc/core";

const dirname = path.dirname(fileURLToPath(import.meta.url));

const source = path.resolve(dirname, "../../src/client");

/**
 * Adds the inline script that runs before the first paint and the listeners that enhance the plain HTML of articles. In
 * the preview, it also reloads a page whenever one of its snippets changes.
 */
export default async function reading({ siteDir, siteConfig, baseUrl }: LoadContext): Promise<Plugin> {
  const inlineScript = await compileInline(path.join(source, "tabs-element.ts"));
  return {
    name: "reading",
    getClientModules: () => ["index.ts", "code-font.ts"].map((file) => path.join(source, file)),
    injectHtmlTags: () => ({
      headTags: [
        ...fontTags(baseUrl, renderBarColors(siteConfig.themeConfig as ThemeConfig)),
        { tagName: "script", innerHTML: inlineScript },
      ],
    }),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Required, because the framework expects the plugin that owns the folders to set an MDX rule's `include`.
            include: [path.join(siteDir, "docs")],
            enforce: "pre",
            use: [{ loader: path.resolve(dirname, "snippet-dependencies.cjs"), options: { siteDir } }],
          },
        ],
      },
    }),
  };
}

/**
 * Declares the site's only font and preloads it.
 *
 * With `font-display: optional`, a reader whose first visit is slow keeps the system font for that page, so nothing
 * shifts.
 */
function fontTags(baseUrl: string, styles: string): HtmlTagObject[] {
  const href = `${baseUrl}fonts/figtree-latin.woff2`;
  const face = `@font-face{font-family:Figtree;font-weight:400 760;font-display:optional;src:url(${href}) format("woff2")}`;
  return [
    { tagName: "link", attributes: { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: true } },
    { tagName: "style", innerHTML: face + styles },
  ];
}

/**
 * Renders the colors of the announcement bar, whose `style` attribute `npm run build` removes (scripts/finish-build).
 *
 * The element in the selector makes them win over the framework's, which come later.
 */
function renderBarColors({ announcementBar: bar }: ThemeConfig): string {
  const colors = { "background-color": bar?.backgroundColor, color: bar?.textColor };
  const declarations = Object.entries(colors).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return declarations.length === 0 ? "" : `div.theme-announcement-bar{${declarations.join(";")}}`;
}

async function compileInline(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, "utf8"), {
    jsc: { target: "es2022", parser: { syntax: "typescript" }, minify: { compress: true, mangle: { toplevel: true } } },
    minify: true,
    module: { type: "es6" },
  });
  return `(()=>{${code.trim()}})()`;
}
