import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "@docs/pages";
import { listFiles } from "@docs/pages";
import ts from "typescript";

/** The site's source files by path from the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/** Where the rendering of an article starts: the components that MDX may use, and the layout around the text. */
const STARTS = [
  "src/theme/MDXComponents/index.tsx",
  "src/theme/DocItem/index.tsx",
  "src/theme/DocItem/Layout/index.tsx",
];

/** Hooks that only read data known at build time, and return the same value on every render. */
const READING_HOOKS = new Set([
  ...["useBaseUrl", "useBrokenLinks", "useDoc", "useDocusaurusContext", "useFilteredAndTreeifiedTOC"],
  ...["useId", "useThemeConfig"],
]);

/** Parts of React and Docusaurus that work only in the browser. */
const LIVE_PARTS = /^(?:BrowserOnly|Component|PureComponent|Suspense|createContext|createRef|lazy|startTransition)$/;

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
    const text = sources.get(file) ?? "";
    for (const { fileName: name } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = resolve(name, file, sources);
      if (target !== undefined) {
        files.add(target);
      }
    }
  }
  return [...files].sort();
}

function resolve(name: string, from: string, sources: Sources): string | undefined {
  const stem = name.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), name)
    : name.replace(/^@theme\//, "src/theme/").replace(/^@site\//, "");
  return [stem, `${stem}.tsx`, `${stem}.ts`, `${stem}/index.tsx`, `${stem}/index.ts`].find((file) => sources.has(file));
}

function checkFile(file: string, text: string): readonly Problem[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems: Problem[] = [];
  const visit = (node: ts.Node) => {
    const found = readLivePart(node);
    if (found !== undefined) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      problems.push({
        file,
        line: line + 1,
        column: character + 1,
        found: `Unexpected ${found} in ${nameOwner(node, found, source)}`,
        expected: "plain HTML, because the HTML of articles is never hydrated",
        fix: "Put the behavior in src/client, on the HTML that the component renders; here it is dead on the built site.",
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** Returns the name of anything that needs React in a browser: an imported hook, a member of React, or a handler. */
function readLivePart(node: ts.Node): string | undefined {
  const name = readImported(node) ?? readMember(node);
  if (name !== undefined) {
    return isLive(name) ? name : undefined;
  }
  const isSetting = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  const setting = isSetting ? node.name.getText() : "";
  return /^(?:on[A-Z]\w*|ref)$/.test(setting) ? setting : undefined;
}

/** Returns the name that a package exports, if the node imports it. */
function readImported(node: ts.Node): string | undefined {
  if (ts.isImportSpecifier(node) && !node.isTypeOnly && !node.parent.parent.isTypeOnly) {
    const isOwn = importPath(node.parent.parent.parent).startsWith(".");
    return isOwn ? undefined : (node.propertyName ?? node.name).text;
  }
  if (ts.isImportClause(node) && node.name !== undefined && !node.isTypeOnly) {
    // Docusaurus names a module after its only hook, such as `@docusaurus/useIsBrowser`.
    const path = importPath(node.parent);
    return path.startsWith(".") ? undefined : path.split("/").at(-1);
  }
  return undefined;
}

function readMember(node: ts.Node): string | undefined {
  const isMember = ts.isPropertyAccessExpression(node) && node.expression.getText() === "React";
  return isMember ? node.name.text : undefined;
}

function isLive(name: string): boolean {
  return LIVE_PARTS.test(name) || (/^use[A-Z]/.test(name) && !READING_HOOKS.has(name));
}

function importPath(node: ts.Node): string {
  return ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : "";
}

/** Returns the name of the component around a node or, for an import, of the component that uses it. */
function nameOwner(node: ts.Node, imported: string, source: ts.SourceFile): string {
  const isImport = ts.isImportSpecifier(node) || ts.isImportClause(node);
  const place = isImport ? findUse(source, node.name?.text ?? imported) : node;
  for (let one: ts.Node | undefined = place; one !== undefined; one = one.parent) {
    const name = nameOf(one)?.getText(source) ?? "";
    if (/^[A-Z]/.test(name)) {
      return `<${name}>`;
    }
  }
  return "a file that pages use";
}

function nameOf(node: ts.Node): ts.Node | undefined {
  return ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isClassDeclaration(node)
    ? node.name
    : undefined;
}

function findUse(node: ts.Node, name: string): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) {
    return undefined;
  }
  return ts.isIdentifier(node) && node.text === name ? node : ts.forEachChild(node, (child) => findUse(child, name));
}
