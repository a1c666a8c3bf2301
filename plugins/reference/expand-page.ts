import { element } from "@docs/code/nodes";
import {
  isJsx,
  type LintPage,
  type Problem,
  placeOf,
  readAttributes,
  readHeadingId,
  readProse,
  walk,
} from "@docs/pages";
import type { BlockContent, Nodes, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { benchFigures } from "./bench-figures.ts";
import { cliCommand, cliOverview } from "./cli-commands.ts";
import { cliArgumentValues, cliExitCodes, cliGlobalFlags, cliSharedFlags } from "./cli-tables.ts";
import { type Component, findByName, type ReferenceContext } from "./component.ts";
import { configurationKeys } from "./configuration-keys.ts";
import { environmentVariables } from "./environment-variables.ts";
import { glossaryIndex, glossaryTerm } from "./glossary.ts";
import { releaseChanges, releaseList } from "./release-changes.ts";
import { apiMembers } from "./render-members.ts";
import { runCoverage } from "./run-coverage.ts";

/** The generated parts that pages can request, by their name in MDX. */
export const components: ReadonlyMap<string, Component> = new Map([
  ["ApiMembers", apiMembers],
  ["BenchFigures", benchFigures],
  ["CliArgumentValues", cliArgumentValues],
  ["CliCommand", cliCommand],
  ["CliExitCodes", cliExitCodes],
  ["CliGlobalFlags", cliGlobalFlags],
  ["CliOverview", cliOverview],
  ["CliSharedFlags", cliSharedFlags],
  ["ConfigurationKeys", configurationKeys],
  ["EnvironmentVariables", environmentVariables],
  ["GlossaryIndex", glossaryIndex],
  ["GlossaryTerm", glossaryTerm],
  ["ReleaseChanges", releaseChanges],
  ["ReleaseList", releaseList],
  ["RunCoverage", runCoverage],
]);

/** Reports where a part couldn't be rendered and returns its replacement, unless it throws. */
export type Fail = (message: string, node: MdxJsxFlowElement) => BlockContent[];

/** Checks whether a page requests generated parts. */
export function hasComponents(tree: Root): boolean {
  return [...walk(tree)].some((node) => isJsx(node) && components.has(node.name ?? ""));
}

/**
 * Replaces the components of a page, such as `<CliCommand name="dagger call" />`, with generated parts.
 *
 * The rest of the build treats them like handwritten content: headings appear in the table of contents, and code is
 * highlighted.
 */
export function expandPage(page: Root, context: ReferenceContext, fail: Fail): void {
  const headings = [...walk(page)].flatMap((node) => (node.type === "heading" ? [readHeadingId(node)] : []));
  const ids = new Set(headings);
  const author: Root = { ...page, children: [...page.children] };
  let depth = 1;
  const children = page.children.flatMap((node): RootContent[] => {
    depth = node.type === "heading" ? node.depth : depth;
    const component = node.type === "mdxJsxFlowElement" ? components.get(node.name ?? "") : undefined;
    if (node.type !== "mdxJsxFlowElement" || component === undefined) {
      return [node];
    }
    try {
      const place = { children: node.children as BlockContent[], page: author, depth, ids };
      const parts = component.render({ ...place, attributes: readKnownAttributes(node, component) }, context);
      return placeAt(parts, node);
    } catch (error) {
      return placeAt(fail(error instanceof Error ? error.message : String(error), node), node);
    }
  });
  const generated = new Set([...ids, ...children.flatMap(readIds)].filter((id) => !headings.includes(id)));
  page.children =
    generated.size === 0 ? children : [...children, element("KnownAnchors", { ids: [...generated].join(" ") }, [])];
}

/** Gives a part's nodes the position of the component in the page, where errors in the part are then reported. */
function placeAt(parts: readonly BlockContent[], { position }: MdxJsxFlowElement): BlockContent[] {
  for (const node of parts.flatMap((part) => [...walk(part)])) {
    node.position ??= position;
  }
  return [...parts];
}

/** Returns the IDs in a part, except those of headings, which the framework already knows. */
export function readIds(node: Nodes): readonly string[] {
  return [...walk(node)].flatMap((inner) => {
    const id = inner.type === "heading" ? undefined : inner.data?.hProperties?.id;
    return typeof id === "string" ? [id] : [];
  });
}

function readKnownAttributes(node: MdxJsxFlowElement, { required = [] }: Component): Record<string, string> {
  const { name } = node;
  const attributes = Object.fromEntries(readAttributes(node));
  const missing = required.filter((attribute) => !attributes[attribute]);
  if (missing.length > 0) {
    const expected = missing.map((attribute) => `${attribute}="…"`).join(" ");
    throw new Error(`Unexpected <${name}> without ${missing.join(" and ")}, expected <${name} ${expected} />.`);
  }
  const known = new Map(required.map((attribute) => [attribute, attribute]));
  for (const attribute of Object.keys(attributes)) {
    findByName(`attribute of <${name}>`, attribute, known);
  }
  return attributes;
}

/** A page as its readers see it, and the problems of the parts that it requests. */
export interface ExpandedPage {
  readonly page: LintPage;
  readonly problems: readonly Problem[];
}

/** Expands a page for the checks, which then also read generated text. A part with an unknown name is left out. */
export function expandLintPage(page: LintPage, context: ReferenceContext): ExpandedPage {
  if (!hasComponents(page.tree)) {
    return { page, problems: [] };
  }
  const problems: Problem[] = [];
  const tree = { ...page.tree, children: [...page.tree.children] };
  expandPage(tree, context, (message, node) => {
    // Splits "Unexpected x, expected y. Correct it." into its parts.
    const parts = /^(?<found>.*?), expected (?<expected>.*?)\.(?: (?<fix>[A-Z].*))?$/s.exec(message)?.groups;
    const { found = message, expected = "a part that can be made", fix = "Correct it." } = parts ?? {};
    problems.push({ file: page.file, ...placeOf(node), found, expected, fix });
    return [];
  });
  const frontMatter = page.prose.filter(({ kind }) => kind === "front matter");
  return { page: { ...page, tree, prose: [...frontMatter, ...readProse(tree)] }, problems };
}
