import { escapeHtml } from "@docs/pages";
import { valueToEstree } from "estree-util-value-to-estree";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/**
 * An element whose content is finished HTML.
 *
 * The root is separate from its content so that MDX can represent it as one element with raw content: the page needs no
 * wrapper, and React has nothing to walk inside it.
 */
export interface HtmlElement {
  readonly tagName: "div" | "nav" | "pre" | "style" | "svg";
  /** HTML attribute names, such as `class` and `data-tabs`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly innerHtml: string;
}

/** Renders an element including its root. */
export function toHtml({ tagName, attributes, innerHtml }: HtmlElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tagName}${list.join("")}>${innerHtml}</${tagName}>`;
}

/** Converts finished HTML into one element of a page with raw content. */
export function toJsx({ tagName, attributes, innerHtml }: HtmlElement): MdxJsxFlowElement {
  const expression = valueToEstree({ __html: innerHtml });
  const body = [{ type: "ExpressionStatement" as const, expression }];
  const estree = { type: "Program" as const, sourceType: "module" as const, body };
  const raw: MdxJsxAttribute = {
    type: "mdxJsxAttribute",
    name: "dangerouslySetInnerHTML",
    value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
  };
  return { type: "mdxJsxFlowElement", name: tagName, attributes: [...toJsxAttributes(attributes), raw], children: [] };
}

const REACT_NAMES: Readonly<Record<string, string>> = { class: "className", tabindex: "tabIndex" };

/** Returns HTML attributes under the names that React uses for them. */
export function toJsxAttributes(attributes: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: "mdxJsxAttribute",
    name: REACT_NAMES[name] ?? name,
    value,
  }));
}
