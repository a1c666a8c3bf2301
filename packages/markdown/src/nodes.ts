import type { Heading, PhrasingContent, RootContent } from "mdast";

/** A heading that remembers the anchor of the page. */
export interface AnchoredHeading extends Heading {
  data?: Heading["data"] & { anchor?: string };
}

/** Makes a paragraph of what stands in a line; nothing of nothing. */
export function toParagraph(children: PhrasingContent[]): RootContent[] {
  return children.length === 0 ? [] : [{ type: "paragraph", children }];
}

/** Makes a heading. */
export function toHeading(depth: number, children: PhrasingContent[], anchor: string | undefined): AnchoredHeading {
  return { type: "heading", depth: depth as Heading["depth"], children, data: anchor ? { anchor } : {} };
}
