import { isJsx, readAttributes, readHeadingId, walk } from "@docs/pages";
import type { BlockContent, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Component, ReferenceContext } from "./component.ts";
import { components } from "./components.ts";
import { findByName } from "./find-by-name.ts";
import { element } from "./nodes.ts";

/** Says where a part could not be made, and what stands there instead, unless it throws. */
export type Fail = (message: string, node: MdxJsxFlowElement) => BlockContent[];

/** Tells whether a page asks for generated parts. */
export function hasComponents(tree: Root): boolean {
  return [...walk(tree)].some((node) => isJsx(node) && components.has(node.name ?? ""));
}

/**
 * Puts generated parts in place of the components of a page, such as `<CliCommand name="dagger call" />`.
 *
 * The rest of the build takes them for what an author wrote: headings join the table of contents, code is coloured.
 */
export function expandPage(page: Root, context: ReferenceContext, fail: Fail): void {
  const ids = new Set([...walk(page)].flatMap((node) => (node.type === "heading" ? [readHeadingId(node)] : [])));
  const author: Root = { ...page, children: [...page.children] };
  let depth = 1;
  const expand = (children: readonly RootContent[]): RootContent[] =>
    children.flatMap((node): RootContent[] => {
      if (node.type === "heading") {
        depth = node.depth;
      }
      const component = node.type === "mdxJsxFlowElement" ? components.get(node.name ?? "") : undefined;
      if (node.type !== "mdxJsxFlowElement" || component === undefined) {
        return [node];
      }
      const parts = renderPart(node, component, (attributes) =>
        component.render({ attributes, children: node.children as BlockContent[], page: author, depth, ids }, context),
      );
      placeAt(parts, node);
      return parts;
    });

  function renderPart(
    node: MdxJsxFlowElement,
    component: Component,
    render: (attributes: Readonly<Record<string, string>>) => readonly BlockContent[],
  ): BlockContent[] {
    try {
      const attributes = Object.fromEntries(readAttributes(node));
      checkAttributes(node, attributes, component);
      return [...render(attributes)];
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error), node);
    }
  }

  const headings = new Set(ids);
  const children = expand(page.children);
  const generated = [...new Set([...ids, ...children.flatMap(readIds)])].filter((id) => !headings.has(id));
  page.children =
    generated.length === 0 ? children : [...children, element("KnownAnchors", { ids: generated.join(" ") }, [])];
}

/** What is wrong with a part is wrong where the page asks for it. */
function placeAt(parts: readonly BlockContent[], { position }: MdxJsxFlowElement): void {
  for (const node of parts.flatMap((part) => [...walk(part)])) {
    node.position ??= position;
  }
}

/** Gives the addresses of what a part made, headings apart: the framework knows those. */
function readIds(node: RootContent): readonly string[] {
  return [...walk(node)].flatMap((inner) => {
    const { hProperties } = inner.data ?? {};
    const id = inner.type === "heading" ? undefined : hProperties?.id;
    return typeof id === "string" ? [id] : [];
  });
}

function checkAttributes(
  { name }: MdxJsxFlowElement,
  attributes: Readonly<Record<string, string>>,
  { required, optional = [] }: Component,
): void {
  const missing = required.filter((attribute) => !attributes[attribute]);
  if (missing.length > 0) {
    const expected = missing.map((attribute) => `${attribute}="…"`).join(" ");
    throw new Error(`Unexpected <${name}> without ${missing.join(" and ")}, expected <${name} ${expected} />.`);
  }
  const known = new Map([...required, ...optional].map((attribute) => [attribute, attribute]));
  for (const attribute of Object.keys(attributes)) {
    findByName(`attribute of <${name}>`, attribute, known);
  }
}
