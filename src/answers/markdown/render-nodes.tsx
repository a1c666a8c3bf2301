import type { List, RootContent } from "mdast";
import { Fragment, type ReactNode } from "react";
import { cleanText } from "../clean-text.ts";
import { type Piece, readMarkers, splitMarkers } from "./split-markers.ts";

/** A model's text, and the functions that render its parts. */
export interface MarkdownProps {
  readonly text: string;
  /** Renders the number of a source, for a marker in the text. */
  readonly renderMarker: (source: number) => ReactNode;
  readonly countSources: number;
  /** Renders a link if a model may link to its address; otherwise, renders only its text. */
  readonly renderLink: (url: string, children: ReactNode) => ReactNode;
  readonly renderCode: (code: string, language: string) => ReactNode;
}

type Context = Omit<MarkdownProps, "text">;

/** Deepest nesting of nodes such as lists: deeper ones don't help a reader and could overflow the browser's stack. */
const DEEPEST = 12;

/** Renders nodes in order. */
export function renderNodes(nodes: readonly RootContent[], context: Context, depth = 0): ReactNode {
  if (depth > DEEPEST) {
    return null;
  }
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
    <Fragment key={index}>{renderNode(node, context, depth)}</Fragment>
  ));
}

/** Renders one node. Every node that an answer may contain is listed here; any other node renders nothing. */
function renderNode(node: RootContent, context: Context, depth: number): ReactNode {
  const inside = () => ("children" in node ? renderNodes(node.children, context, depth + 1) : null);
  switch (node.type) {
    case "text":
      return renderPieces(splitMarkers(cleanText(node.value), context.countSources), context);
    case "paragraph":
      return <p dir="auto">{inside()}</p>;
    case "heading":
      // Only the dialog's own headings belong in its outline, so a model's headings are rendered as emphasis.
      return (
        <p dir="auto">
          <strong>{inside()}</strong>
        </p>
      );
    case "list":
      return renderList(node, inside());
    case "listItem":
      return <li>{inside()}</li>;
    case "emphasis":
      return <em>{inside()}</em>;
    case "strong":
      return <strong>{inside()}</strong>;
    case "inlineCode":
      return <code>{cleanText(node.value)}</code>;
    case "code":
      return context.renderCode(cleanText(node.value), node.lang ?? "");
    case "link":
      return context.renderLink(node.url, inside());
    case "linkReference":
      // This is `[1]` where the model also wrote a definition of 1: use the number, and ignore the model's address.
      return /^\d+$/.test(node.identifier)
        ? renderPieces(readMarkers(node.identifier, context.countSources), context)
        : inside();
    case "break":
      return <br />;
    case "blockquote":
    case "delete":
      return inside();
    case "image":
    case "imageReference":
      return cleanText(node.alt ?? "");
    default:
      return null;
  }
}

function renderList({ ordered, start }: List, items: ReactNode): ReactNode {
  return ordered ? <ol start={start ?? 1}>{items}</ol> : <ul>{items}</ul>;
}

function renderPieces(pieces: readonly Piece[], { renderMarker }: Context): ReactNode {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
    <Fragment key={index}>{piece.type === "words" ? piece.words : renderMarker(piece.source)}</Fragment>
  ));
}
