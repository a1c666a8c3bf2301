import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, type Problem } from "@docs/pages";

/** The site's source files by path from the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/** Where the rendering of an article starts: the components that MDX may use, and the layout around the text. */
const STARTS = ["MDXComponents", "DocItem", "DocItem/Layout"].map((name) => `src/theme/${name}/index.tsx`);

/** Hooks that only read data known at build time, and return the same value on every render. */
const READING_HOOKS = new Set([
  ...["useBaseUrl", "useBrokenLinks", "useDoc", "useDocusaurusContext", "useFilteredAndTreeifiedTOC"],
  ...["useId", "useThemeConfig"],
]);

/** Hooks, and parts of React and Docusaurus that work only in the browser. */
const LIVE =
  /^(?:use[A-Z]\w*|BrowserOnly|Component|PureComponent|Suspense|createContext|createRef|lazy|startTransition)$/;

/** An import of a package that isn't for types alone. */
const IMPORT = /^import (?!type\b)(?<names>[^"]+) from "(?<from>[^."][^"]*)"/gm;

/** A handler or a reference, as an attribute or in an object, or a member of React. */
const SETTING = /(?<=[\s{,])(?:on[A-Z]\w*|ref)(?=\s*[=:])|(?<=\bReact\.)\w+/g;

/**
 * Finds state, effects, and handlers in the components that pages can use, and in everything they import within `src/`.
 *
 * The finished HTML of an article is never hydrated, so such a component works in the preview but does nothing online.
 */
export function checkComponents(sources: Sources = readComponents()): readonly Problem[] {
  return listImported(sources).flatMap((file) => checkFile(file, sources.get(file) ?? ""));
}

/** Reads the files in `src/` that components can be made of. */
function readComponents(): Sources {
  const files = listFiles("src", (file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

/** Lists the files that render an article. */
function listImported(sources: Sources): readonly string[] {
  const files = new Set(STARTS.filter((file) => sources.has(file)));
  for (const file of files) {
    for (const [, name = ""] of (sources.get(file) ?? "").matchAll(/^(?:import|export) [^;]*?"([^"]+)";?$/gm)) {
      const stem = name.startsWith(".")
        ? path.posix.join(path.posix.dirname(file), name)
        : name.replace(/^@theme\//, "src/theme/").replace(/^@site\//, "");
      const target = ["", ".tsx", ".ts", "/index.tsx", "/index.ts"].find((end) => sources.has(stem + end));
      if (target !== undefined) {
        files.add(stem + target);
      }
    }
  }
  return [...files].sort();
}

function checkFile(file: string, text: string): readonly Problem[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, " "));
  const imported = [...code.matchAll(IMPORT)].flatMap(({ index, groups: { names = "", from = "" } = {} }) => {
    // Docusaurus names a module after its only hook, such as `@docusaurus/useIsBrowser`.
    const all = [...names.replace(/\btype \w+/g, "").matchAll(/\w+/g)].map(([name]) => name);
    return [...all, from.split("/").at(-1) ?? ""].filter(isLive).map((name) => ({ name, index }));
  });
  const settings = [...code.matchAll(SETTING)]
    .map(({ index, 0: name }) => ({ name, index }))
    .filter(({ name }) => /^(?:on|ref$)/.test(name) || isLive(name));
  return [...imported, ...settings].map(({ name, index }) => ({
    file,
    line: code.slice(0, index).split("\n").length,
    column: index - code.lastIndexOf("\n", index - 1),
    found: `Unexpected ${name} in a component of pages`,
    expected: "plain HTML, because the HTML of articles is never hydrated",
    fix: "Put the behavior in src/client, on the HTML that the component renders; here it is dead on the built site.",
  }));
}

function isLive(name: string): boolean {
  return LIVE.test(name) && !READING_HOOKS.has(name);
}
