import { toJsx } from "@docs/code";
import { escapeHtml, GithubSlugger, readHeadingId, textOf } from "@docs/pages";
import type { Root } from "mdast";
import type { Plugin } from "unified";

/** A part of a list that the reader can filter. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** Fewer parts than this are in sight anyway. */
const LEAST_PARTS = 4;

/** Adds links to the parts of a long list below the field that filters it, each with the number of its entries. */
export const remarkListSections: Plugin<[], Root> = () => (tree) => {
  const field = tree.children.findIndex((node) => node.type === "mdxJsxFlowElement" && node.name === "Filter");
  const parts = readParts(tree);
  if (field >= 0 && parts.length >= LEAST_PARTS) {
    const attributes = { class: "filter-sections", "aria-label": "Parts of this list" };
    tree.children.splice(
      field + 1,
      0,
      toJsx({ tagName: "nav", attributes, innerHtml: parts.map(renderPart).join("") }),
    );
  }
};

function readParts({ children }: Root): readonly Part[] {
  const slugger = new GithubSlugger();
  const parts: Part[] = [];
  for (const node of children) {
    if (node.type === "heading") {
      parts.push({ id: readHeadingId(node, slugger), title: textOf(node).trim(), count: 0 });
    } else if (node.type === "table") {
      const last = parts.pop();
      // The first row is the head.
      parts.push(...(last ? [{ ...last, count: last.count + node.children.length - 1 }] : []));
    }
  }
  return parts.filter(({ count }) => count > 0);
}

function renderPart({ id, title, count }: Part): string {
  return `<a href="#${escapeHtml(id)}">${escapeHtml(title)} <span>${count}</span></a>`;
}
