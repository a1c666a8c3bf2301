import { valueToEstree } from "estree-util-value-to-estree";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { HtmlElement } from "./html-element.ts";

/** Turns finished HTML into one element of a page with raw content, in which React has nothing to walk. */
export function toJsx({ tagName, attributes, innerHtml }: HtmlElement): MdxJsxFlowElement {
  const raw: MdxJsxAttribute = {
    type: "mdxJsxAttribute",
    name: "dangerouslySetInnerHTML",
    value: {
      type: "mdxJsxAttributeValueExpression",
      value: "",
      data: {
        estree: {
          type: "Program",
          sourceType: "module",
          body: [{ type: "ExpressionStatement", expression: valueToEstree({ __html: innerHtml }) }],
        },
      },
    },
  };
  return { type: "mdxJsxFlowElement", name: tagName, attributes: [...toJsxAttributes(attributes), raw], children: [] };
}

/** Gives attributes of HTML under the names by which React knows them. */
export function toJsxAttributes(attributes: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: "mdxJsxAttribute",
    name: REACT_NAMES[name] ?? name,
    value,
  }));
}

const REACT_NAMES: Readonly<Record<string, string>> = { class: "className", tabindex: "tabIndex" };
