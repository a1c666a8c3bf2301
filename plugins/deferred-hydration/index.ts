import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { checkPage } from "./check-page.ts";
import { deferScripts } from "./template.ts";

const require = createRequire(import.meta.url);
const earlyScript = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../src/shell/early.ts");

/** Name of the entry; it is in the address of the script. */
const ENTRY_NAME = "early";

/**
 * Lets a page be read and used before the framework is there; see src/shell/README.md.
 *
 * Each page loads one small script, which loads the framework once the page has come and the browser is idle, or at once
 * when a reader is about to need it. The preview (`npm start`) stays the framework's own.
 */
export default function deferredHydration({ siteConfig, baseUrl }: LoadContext): Plugin {
  if (process.env.NODE_ENV !== "production") {
    return { name: "deferred-hydration" };
  }
  const original: string = require("@docusaurus/core/lib/ssg/ssgTemplate.html.js").default;
  // Plugins can't pass a template on; this is the setting that a configuration would contain.
  Object.assign(siteConfig, { ssrTemplate: deferScripts(original, ENTRY_NAME) });
  return {
    name: "deferred-hydration",
    configureWebpack: ({ entry }, isServer) => (isServer ? {} : withEarlyEntry(entry)),
    postBuild: ({ outDir, routesPaths }) => checkPages(outDir, baseUrl, routesPaths),
  };
}

/** Builds the early script first and the framework on top of it, so that no module is in both. */
function withEarlyEntry(framework: unknown) {
  if (typeof framework !== "string") {
    throw new Error(
      `Found ${JSON.stringify(framework)} as the entry of the browser's bundle, expected one path. ` +
        "The framework has changed, or another plugin sets an entry: see withEarlyEntry in plugins/deferred-hydration.",
    );
  }
  return {
    mergeStrategy: { entry: "replace" as const },
    entry: { [ENTRY_NAME]: earlyScript, main: { import: framework, dependOn: ENTRY_NAME } },
    // Inside the early script: a file of its own would be one more for the first paint to wait for.
    optimization: { runtimeChunk: false },
  };
}

async function checkPages(outDir: string, baseUrl: string, routes: readonly string[]): Promise<void> {
  const problems = await Promise.all(
    routes.map(async (route) => {
      // The framework's rule for sites without a setting for slashes.
      const name = route.slice(baseUrl.length);
      const file = path.join(outDir, name.endsWith(".html") ? name : `${name}/index.html`);
      const problem = checkPage(await readFile(file, "utf8"), `${baseUrl}assets/js/`, ENTRY_NAME);
      return problem ? [`${route}: ${problem}`] : [];
    }),
  );
  const found = problems.flat();
  if (found.length > 0) {
    throw new Error(
      `${found.length} of ${routes.length} pages don't load their scripts as plugins/deferred-hydration means them to:\n${found.slice(0, 5).join("\n")}\n` +
        "The framework has changed: compare the template and the entry in that folder with what it does now.",
    );
  }
}
