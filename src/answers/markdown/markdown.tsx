import type { RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { type ReactNode, useMemo } from "react";
import { type MarkdownProps, renderNodes } from "./render-nodes.tsx";

/**
 * Renders a model's Markdown. Each node becomes a React element, and only the elements in `renderNodes` are possible,
 * so markup can't reach the page.
 */
export function Markdown({ text, ...context }: MarkdownProps): ReactNode {
  const nodes = useMemo(() => parse(text), [text]);
  return renderNodes(nodes, context);
}

function parse(text: string): readonly RootContent[] {
  try {
    return fromMarkdown(text).children;
  } catch {
    // If the parser fails, the text is still worth showing.
    return [{ type: "paragraph", children: [{ type: "text", value: text }] }];
  }
}
