import { isElement, readAttribute, readChildren, readText } from "@docs/content";
import type { PhrasingContent } from "mdast";
import { type Context, type Element, isControl, type PageNode } from "./context.ts";

/** Converts what stands in a line of text. */
export function toPhrasing(nodes: readonly PageNode[], context: Context): PhrasingContent[] {
  return tidy(nodes.flatMap((node) => convert(node, context)));
}

function convert(node: PageNode, context: Context): PhrasingContent[] {
  if (isElement(node)) {
    return isControl(node) ? [] : convertElement(node, context);
  }
  return node.nodeName === "#text" && "value" in node ? [{ type: "text", value: node.value.replace(/\s+/g, " ") }] : [];
}

function convertElement(element: Element, context: Context): PhrasingContent[] {
  const inside = () => readChildren(element).flatMap((child) => convert(child, context));
  switch (element.tagName) {
    case "code": {
      const value = readText(element);
      return [{ type: "inlineCode", value: context.spell?.(value) ?? value }];
    }
    case "a":
      return convertLink(element, context);
    case "b":
    case "strong":
      return wrap("strong", inside());
    case "em":
    case "i":
      return wrap("emphasis", inside());
    case "br":
      return [{ type: "break" }];
    case "img":
      return [convertImage(element, context)];
    default:
      return inside();
  }
}

/** Converts a link. A word that is linked to its reference stays plain, because those links are a tenth of a page. */
function convertLink(element: Element, context: Context): PhrasingContent[] {
  const children = toPhrasing(readChildren(element), context);
  const href = readAttribute(element, "href");
  if (href === undefined || readAttribute(element, "data-word") !== undefined) {
    return children;
  }
  return [{ type: "link", url: context.toAddress(href), children: children as never }];
}

function convertImage(element: Element, context: Context): PhrasingContent {
  // A diagram is part of the page, so its file is only what enlarging it shows.
  const url = context.toAddress(readAttribute(element, "data-zoom-src") ?? readAttribute(element, "src") ?? "");
  return { type: "image", url, alt: readAttribute(element, "alt") ?? "" };
}

/** Wraps text, and leaves spaces at its edges outside, where Markdown wants them. */
function wrap(type: "strong" | "emphasis", children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  const before = first?.type === "text" && first.value.startsWith(" ");
  const after = last?.type === "text" && last.value.endsWith(" ");
  const inside = tidy(children);
  const space: PhrasingContent = { type: "text", value: " " };
  return inside.length === 0 ? [] : [...(before ? [space] : []), { type, children: inside }, ...(after ? [space] : [])];
}

/** Joins neighboring texts, and removes spaces at both ends and around line breaks. */
function tidy(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "text" && last?.type === "text") {
      last.value = (last.value + node.value).replace(/ {2,}/g, " ");
    } else {
      joined.push(node.type === "text" ? { ...node } : node);
    }
  }
  joined.forEach((node, index) => {
    if (node.type === "text") {
      node.value = isEdge(joined[index - 1]) ? node.value.trimStart() : node.value;
      node.value = isEdge(joined[index + 1]) ? node.value.trimEnd() : node.value;
    }
  });
  return joined.filter((node) => node.type !== "text" || node.value !== "");
}

function isEdge(node: PhrasingContent | undefined): boolean {
  return node === undefined || node.type === "break";
}
