import { readFileSync } from "node:fs";
import { listFiles } from "@docs/pages";
import type { Plugin, Root } from "postcss";

/** Matches Infima's own file, whose styles are pruned by what sources and pages need. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

/** Matches selectors of parts that the site's own styles draw whole, whatever its settings. */
const DRAWN_HERE = /^\.pagination-nav/;

/** Matches a part of the framework's progress bar that the site leaves out: without styles, it's empty. */
const LEFT_OUT = /^#nprogress \.peg$/;

/**
 * What only other settings need: dropdowns, versions, languages, logos, tags, a footer that's dark or has columns, and
 * sections that collapse. A source has the same words, because the site can have them; a site that does isn't built with this.
 */
export interface Unused {
  readonly classes: RegExp;
  /** Matches the theme's files of styles. Each goes with one of the classes, so their check covers these too. */
  readonly files: RegExp;
  /** Matches selectors of elements that no page has, and of scrollbars and cells, whose looks the site's own styles set. */
  readonly selectors: RegExp;
}

/** What this site's own settings leave out. */
export const UNUSED: Unused = {
  classes:
    /^(?:alert|badge|card|dropdown|navbar--dark|navbar--primary|table-of-contents|tabs)(?:--|__|$)|^footer__(?:col|items?|logo|title)$|^menu__(?:caret|link--sublist|list-item-)|^(?:clean-list|footer--dark|hero|navbar__logo|pagination)$|^button--(?:outline|secondary)$|^(?:margin|padding)-(?:bottom|left|top)--|^padding--/,
  files:
    /[\\/]theme-(?:classic|common)[\\/].*[\\/](?:CollapseButton|DocSidebarItem[\\/](?:Category|Html)|ExpandButton|DropdownNavbarItem[\\/]Mobile|Footer[\\/]Logo|LocaleDropdownNavbarItem|ThemedComponent)[\\/]styles\.module\.css$/,
  selectors: /::-webkit-scrollbar|^iframe$|^img\[align|^table |\bh[56]$/,
};

/** Nothing, for a site with other settings. */
export const NOTHING_UNUSED: Unused = { classes: /(?!)/, files: /(?!)/, selectors: /(?!)/ };

/** What the styles of the site need, and what they don't. */
export interface Needs {
  /** All words of the theme, the framework, and the site, which are known once styles are processed. */
  readonly words: ReadonlySet<string>;
  /** Variables of Infima that the site sets itself. */
  readonly own: ReadonlySet<string>;
  readonly unused: Unused;
}

/** Parts of the theme that no page shows: of plugins and options that the site doesn't have, and those replaced in src/theme. */
const UNUSED_SOURCES =
  /[\\/]theme[\\/](?:Admonition|Blog|CodeBlock|Details|DocBreadcrumbs|DocCard|DocItem[\\/]Layout|DocTag|MDXPage|NotFound|TOC|Tab)/;

/**
 * Collects every word in the scripts, styles, and pages of these folders, which include the classes of all elements.
 */
export function readWords(folders: readonly string[], words: Set<string>): void {
  const isSource = (file: string) => /\.(?:css|js|mdx|tsx?)$/.test(file) && !UNUSED_SOURCES.test(file);
  for (const file of folders.flatMap((folder) => listFiles(folder, isSource))) {
    for (const [word] of readFileSync(file, "utf8").matchAll(/[\w-]+/g)) {
      words.add(word);
    }
  }
}

/** Lists Infima's variables that the site's own styles set in both modes, so that no page reads Infima's values. */
export function readOwnVariables(css: string): ReadonlySet<string> {
  const [, block = ""] = /:root,\s*html\[data-theme\]\s*\{([^}]*)\}/.exec(css) ?? [];
  return new Set(block.match(/--ifm-[\w-]+(?=:)/g));
}

/** Lists the classes that an element or its ancestors must have to match a selector. */
function listClasses(selector: string): string[] {
  const required = selector.replaceAll(/:not\([^)]*\)|:\w+\([^)]*,[^)]*\)/g, "");
  return [...required.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/**
 * Removes Infima's selectors whose classes no element has, the variables that nothing reads, and the styles of parts
 * that no page shows.
 *
 * A class name that's built at run time counts by its prefix: `col--${size}` keeps every class that starts with
 * `col--`.
 *
 * @param removed collects the removed classes, to be checked against the finished site.
 */
export function pruneInfima(needs: Needs, removed: Set<string>): Plugin {
  return {
    postcssPlugin: "prune-infima",
    OnceExit(root) {
      const file = root.source?.input.file ?? "";
      if (needs.unused.files.test(file)) {
        root.removeAll();
      } else if (INFIMA.test(file)) {
        removeRules(root, needs, removed);
        removeOverridden(root, needs);
        removeVariables(root, needs);
      } else {
        root.walkRules(LEFT_OUT, (rule) => {
          rule.remove();
        });
      }
    },
  };
}

function removeRules(root: Root, { words, unused }: Needs, removed: Set<string>): void {
  const prefixes = [...words].filter((word) => /[a-z](?:--?|__)$/.test(word));
  const isNamed = (name: string) =>
    !unused.classes.test(name) && (words.has(name) || prefixes.some((prefix) => name.startsWith(prefix)));
  root.walkRules((rule) => {
    const unnamed = rule.selectors.flatMap(listClasses).filter((name) => !isNamed(name));
    const kept = rule.selectors.filter(
      (selector) =>
        !unused.selectors.test(selector) && !DRAWN_HERE.test(selector) && listClasses(selector).every(isNamed),
    );
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

/** Removes the values that the site sets itself, in both modes. */
function removeOverridden(root: Root, { own }: Needs): void {
  root.walkRules(/^:root$|^html\[data-theme=/, (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (own.has(declaration.prop)) {
        declaration.remove();
      }
    });
  });
}

function removeVariables(root: Root, needs: Needs): void {
  const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let isRemoved = false;
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop) && !needs.words.has(declaration.prop)) {
      declaration.remove();
      isRemoved = true;
    }
  });
  if (isRemoved) {
    // Another variable may have been read for the value of this one alone.
    removeVariables(root, needs);
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
            "Add the folder that makes it to SOURCES in plugins/lean-bundle/index.ts, or take it out of UNUSED in prune-infima.ts.",
        );
      }
    }
  }
}
