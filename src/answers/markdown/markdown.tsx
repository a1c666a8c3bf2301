import type { RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { type ReactNode, useMemo } from "react";
import { renderNodes } from "./render-nodes.tsx";

export interface MarkdownProps {
  readonly text: string;
  /** Draws the number of a source, for a marker in the text. */
  readonly renderMarker: (source: number) => ReactNode;
  readonly countSources: number;
  /** Draws a link if its address is one that a model may link to, and nothing but its words otherwise. */
  readonly renderLink: (url: string, children: ReactNode) => ReactNode;
  readonly renderCode: (code: string, language: string) => ReactNode;
}

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
