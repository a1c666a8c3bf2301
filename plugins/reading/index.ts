import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { transform } from "@swc/core";

const dirname = path.dirname(fileURLToPath(import.meta.url));

const source = path.resolve(dirname, "../../src/client");

/**
 * The reading experience: the inline script that runs before the first paint, the listeners that enhance the plain
 * HTML of articles, and a fresh page in the preview whenever a snippet changes.
 */
export default async function reading({ siteDir }: LoadContext): Promise<Plugin> {
  const inlineScript = await compileInline(path.join(source, "tabs-element.ts"));
  return {
    name: "reading",
    getClientModules: () => [path.join(source, "index.ts")],
    injectHtmlTags: () => ({ headTags: [{ tagName: "script", innerHTML: inlineScript }] }),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Required: the framework leaves the included folders of every MDX rule to the plugin that owns them.
            include: [path.join(siteDir, "docs")],
            enforce: "pre",
            use: [{ loader: path.resolve(dirname, "snippet-dependencies.cjs"), options: { siteDir } }],
          },
        ],
      },
    }),
  };
}

async function compileInline(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, "utf8"), {
    jsc: { target: "es2022", parser: { syntax: "typescript" }, minify: { compress: true, mangle: { toplevel: true } } },
    minify: true,
    module: { type: "es6" },
  });
  return `(()=>{${code.trim()}})()`;
}
