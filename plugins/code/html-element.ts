import { escapeHtml } from "@docs/pages";

/**
 * An element whose inside is finished HTML.
 *
 * The root is kept apart from its inside so that MDX can carry it as one element with raw content: no wrapper in the
 * page, and nothing inside it for React to walk.
 */
export interface HtmlElement {
  readonly tagName: "div" | "pre";
  /** HTML attribute names, such as `class` and `data-tabs`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly innerHtml: string;
}

/** Renders an element with its root. */
export function toHtml({ tagName, attributes, innerHtml }: HtmlElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tagName}${list.join("")}>${innerHtml}</${tagName}>`;
}
