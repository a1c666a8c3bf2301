import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { deferScripts } from "./template.ts";

const require = createRequire(import.meta.url);
const earlyScript = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../src/shell/early.ts");

/** Name of the entry, which is part of the script's address. */
const ENTRY_NAME = "early";

/**
 * Lets readers read and use a page before the framework has loaded; see src/shell/README.md.
 *
 * Each page loads one small script. It loads the framework once the page has arrived and the browser is idle, or at
 * once when a reader is about to need it. The preview (`npm start`) uses the framework's own loading.
 */
export default function deferredHydration({ siteConfig }: LoadContext): Plugin {
  if (process.env.NODE_ENV !== "production") {
    return { name: "deferred-hydration" };
  }
  const original: string = require("@docusaurus/core/lib/ssg/ssgTemplate.html.js").default;
  // Plugins can't provide a template, so this changes the setting that a configuration would contain.
  Object.assign(siteConfig, { ssrTemplate: deferScripts(original, ENTRY_NAME) });
  return {
    name: "deferred-hydration",
    configureWebpack: ({ entry }, isServer) => (isServer ? {} : withEarlyEntry(entry)),
  };
}

/** Builds the early script first and the framework on top of it, without any module in both. */
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
    // Inline the runtime in the early script, because the first paint would have to wait for a separate file.
    optimization: { runtimeChunk: false },
  };
}
