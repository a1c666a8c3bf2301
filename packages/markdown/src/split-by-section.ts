import type { RootContent } from "mdast";
import { toString as toText } from "mdast-util-to-string";
import type { AnchoredHeading } from "./nodes.ts";

/** A section of the second level with everything below it. */
export interface Part {
  readonly id: string;
  readonly heading: string;
  readonly children: RootContent[];
}

/** A page in parts. */
export interface SplitPage {
  /** What stands above the first section, and then a list of links to the sections. */
  readonly introduction: readonly RootContent[];
  readonly parts: readonly Part[];
}

/** Splits a page before each heading of the second level. Links within the page then lead to the part they're about. */
export function splitBySection(children: readonly RootContent[], toAddress: (id: string) => string): SplitPage {
  const introduction: RootContent[] = [];
  const parts: Part[] = [];
  for (const child of children) {
    const id = child.type === "heading" && child.depth === 2 ? (child as AnchoredHeading).data?.anchor : undefined;
    if (id !== undefined) {
      parts.push({ id, heading: toText(child), children: [] });
    }
    (parts.at(-1)?.children ?? introduction).push(child);
  }
  const homes = new Map(parts.flatMap(({ id, children: inside }) => listAnchors(inside).map((anchor) => [anchor, id])));
  for (const { id, children: inside } of [{ id: undefined, children: introduction }, ...parts]) {
    redirect(inside, (anchor) => {
      const home = homes.get(anchor);
      return home === undefined || home === id ? `#${anchor}` : `${toAddress(home)}#${anchor}`;
    });
  }
  return { introduction: [...introduction, toList(parts, toAddress)], parts };
}

function listAnchors(children: readonly RootContent[]): string[] {
  return children.flatMap((child) => (child.type === "heading" ? ((child as AnchoredHeading).data?.anchor ?? []) : []));
}

function redirect(nodes: readonly RootContent[], toTarget: (anchor: string) => string): void {
  for (const node of nodes) {
    if (node.type === "link" && node.url.startsWith("#")) {
      node.url = toTarget(node.url.slice(1));
    }
    if ("children" in node) {
      redirect(node.children as RootContent[], toTarget);
    }
  }
}

function toList(parts: readonly Part[], toAddress: (id: string) => string): RootContent {
  return {
    type: "list",
    ordered: false,
    spread: false,
    children: parts.map(({ id, heading }) => ({
      type: "listItem",
      spread: false,
      children: [
        {
          type: "paragraph",
          children: [{ type: "link", url: toAddress(id), children: [{ type: "text", value: heading }] }],
        },
      ],
    })),
  };
}
