import type { RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { type ReactNode, useMemo } from "react";
import { type MarkdownProps, renderNodes } from "./render-nodes.tsx";

/**
 * Shows the Markdown of a model. It becomes elements of React one by one, and only those of `renderNodes`: there is no
 * way for markup to reach the page.
 */
export function Markdown({ text, ...context }: MarkdownProps): ReactNode {
  const nodes = useMemo(() => parse(text), [text]);
  return renderNodes(nodes, context);
}

function parse(text: string): readonly RootContent[] {
  try {
    return fromMarkdown(text).children;
  } catch {
    // A text that the parser cannot take is still words.
    return [{ type: "paragraph", children: [{ type: "text", value: text }] }];
  }
}
