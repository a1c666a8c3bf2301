import type { List, RootContent } from "mdast";
import { Fragment, type ReactNode } from "react";
import { cleanText } from "../clean-text.ts";
import { type Piece, readMarkers, splitMarkers } from "./split-markers.ts";

/** Text of a model, and how its parts are drawn. */
export interface MarkdownProps {
  readonly text: string;
  /** Draws the number of a source, for a marker in the text. */
  readonly renderMarker: (source: number) => ReactNode;
  readonly countSources: number;
  /** Draws a link if its address is one that a model may link to, and nothing but its words otherwise. */
  readonly renderLink: (url: string, children: ReactNode) => ReactNode;
  readonly renderCode: (code: string, language: string) => ReactNode;
}

type Context = Omit<MarkdownProps, "text">;

/** Lists in lists, in steps: deeper ones are of no use to a reader, and an attack on the browser's stack. */
const DEEPEST = 12;

/** Renders nodes in their order. */
export function renderNodes(nodes: readonly RootContent[], context: Context, depth = 0): ReactNode {
  if (depth > DEEPEST) {
    return null;
  }
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    <Fragment key={index}>{renderNode(node, context, depth)}</Fragment>
  ));
}

/** Everything that an answer may be made of stands here; of any other node nothing is shown. */
function renderNode(node: RootContent, context: Context, depth: number): ReactNode {
  const inside = () => ("children" in node ? renderNodes(node.children, context, depth + 1) : null);
  switch (node.type) {
    case "text":
      return renderPieces(splitMarkers(cleanText(node.value), context.countSources), context);
    case "paragraph":
      return <p dir="auto">{inside()}</p>;
    case "heading":
      // The dialog's own headings are its outline; a model's are emphasis.
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
      // `[1]` where the model also wrote a definition of 1: the number counts, the model's address does not.
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
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    <Fragment key={index}>{piece.type === "words" ? piece.words : renderMarker(piece.source)}</Fragment>
  ));
}
