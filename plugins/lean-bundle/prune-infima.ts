import { readFileSync } from "node:fs";
import { listFiles } from "@docs/pages";
import type { Plugin, Root } from "postcss";

/** Matches Infima's own file. Only its styles are pruned, never the theme's or the site's. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

/** Parts of the theme that no page shows: of plugins and options that the site doesn't have, and those replaced in src/theme. */
const UNUSED =
  /[\\/]theme[\\/](?:Admonition|Blog|CodeBlock|Details|DocBreadcrumbs|DocCard|DocItem[\\/]Layout|DocTag|MDXPage|NotFound|TOC|Tab)/;

/**
 * Collects every word in the scripts, styles, and pages of these folders, which include the classes of all elements.
 */
export function readWords(folders: readonly string[], words: Set<string>): void {
  const isSource = (file: string) => /\.(?:css|js|mdx|tsx?)$/.test(file) && !UNUSED.test(file);
  for (const file of folders.flatMap((folder) => listFiles(folder, isSource))) {
    for (const [word] of readFileSync(file, "utf8").matchAll(/[\w-]+/g)) {
      words.add(word);
    }
  }
}

/** Lists the classes that an element or its ancestors must have to match a selector. */
function listClasses(selector: string): string[] {
  const required = selector.replaceAll(/:not\([^)]*\)|:\w+\([^)]*,[^)]*\)/g, "");
  return [...required.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/**
 * Removes Infima's selectors whose classes no source names, and the variables that nothing reads.
 *
 * A class name that's built at run time counts by its prefix: `col--${size}` keeps every class that starts with
 * `col--`.
 *
 * @param words all words of the theme, the framework, and the site, which are known once styles are processed.
 * @param removed collects the removed classes, to be checked against the finished site.
 */
export function pruneInfima(words: ReadonlySet<string>, removed: Set<string>): Plugin {
  return {
    postcssPlugin: "prune-infima",
    OnceExit(root) {
      if (INFIMA.test(root.source?.input.file ?? "")) {
        removeRules(root, words, removed);
        removeVariables(root, words);
      }
    },
  };
}

function removeRules(root: Root, words: ReadonlySet<string>, removed: Set<string>): void {
  const prefixes = [...words].filter((word) => /[a-z](?:--?|__)$/.test(word));
  const isNamed = (name: string) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  root.walkRules((rule) => {
    const unnamed = rule.selectors.flatMap(listClasses).filter((name) => !isNamed(name));
    const kept = rule.selectors.filter((selector) => listClasses(selector).every(isNamed));
    for (const name of unnamed) {
      removed.add(name);
    }
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
}

function removeVariables(root: Root, words: ReadonlySet<string>): void {
  const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let isRemoved = false;
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
      declaration.remove();
      isRemoved = true;
    }
  });
  if (isRemoved) {
    // Another variable may have been read for the value of this one alone.
    removeVariables(root, words);
  }
}

/**
 * Checks that no element of the finished pages uses a class whose styles were removed.
 *
 * @throws Error that names such a class and its page.
 */
export function checkPages(outDir: string, removed: ReadonlySet<string>): void {
  for (const file of listFiles(outDir, (name) => name.endsWith(".html"))) {
    for (const [, classes = ""] of readFileSync(file, "utf8").matchAll(/\sclass="?([^">]*)/g)) {
      const lost = classes.split(/\s+/).find((name) => removed.has(name));
      if (lost !== undefined) {
        throw new Error(
          `Found class ${lost} in ${file}, expected only classes that a source names: Infima's styles for it have been removed. ` +
            "Add the folder that makes it to SOURCES in plugins/lean-bundle/index.ts.",
        );
      }
    }
  }
}
