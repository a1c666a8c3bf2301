import type { Nodes, Root } from "mdast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import { closest } from "./text/closest.ts";

/** Values by the names that pages write as `{{name}}`. */
export type Variables = Readonly<Record<string, string>>;

/** A `{{name}}` that isn't defined. */
export interface UnknownVariable {
  readonly name: string;
  readonly node: Nodes;
  /** The likely intended name, as the end of "expected …". */
  readonly expected: string;
}

/**
 * Fills in the variables of a page: in text, code, addresses, and attributes of components.
 *
 * In code, only a near miss counts as unknown, because `{{item}}` is also syntax of other programs.
 *
 * @returns the unknown variables, in page order.
 */
export function fillVariables(tree: Root, variables: Variables): readonly UnknownVariable[] {
  const unknown: UnknownVariable[] = [];
  fillChildren(tree, (text, node, isCode) => fillText(text, { node, isCode, variables, unknown }));
  return unknown;
}

interface Place {
  readonly node: Nodes;
  readonly isCode: boolean;
  readonly variables: Variables;
  readonly unknown: UnknownVariable[];
}

function fillText(text: string, { node, isCode, variables, unknown }: Place): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (written, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const nearest = closest(name, Object.keys(variables));
    if (value === undefined && (!isCode || nearest !== undefined)) {
      const expected = nearest === undefined ? `one of ${Object.keys(variables).join(", ")}` : `"{{${nearest}}}"`;
      unknown.push({ name, node, expected });
    }
    return value ?? written;
  });
}

type Fill = (text: string, node: Nodes, isCode: boolean) => string;

function fillChildren(parent: Nodes, fill: Fill): void {
  if (!("children" in parent)) {
    return;
  }
  for (const [index, node] of parent.children.entries()) {
    // MDX parses `{{name}}` as an expression that contains an object.
    if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      const written = `{${node.value}}`;
      if (/^\{\{\w+\}\}$/.test(written)) {
        const text = { type: "text", value: fill(written, node, false), position: node.position } as const;
        const filled = node.type === "mdxTextExpression" ? text : { type: "paragraph", children: [text] };
        Object.assign(parent.children, { [index]: filled });
      }
      continue;
    }
    fillNode(node, fill);
    fillChildren(node, fill);
  }
}

function fillNode(node: Nodes, fill: Fill): void {
  if (node.type === "code" || node.type === "inlineCode") {
    node.value = fill(node.value, node, true);
  }
  if (node.type === "link" || node.type === "image" || node.type === "definition") {
    node.url = fillAddress(node.url, node, fill);
  }
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    node.attributes = node.attributes.map((attribute) => fillAttribute(attribute, node, fill));
  }
}

/** Fills in an address, where Markdown keeps braces as they are or percent-encodes them. */
function fillAddress(url: string, node: Nodes, fill: Fill): string {
  return fill(url.replaceAll(/%7B%7B(\w+)%7D%7D/gi, "{{$1}}"), node, false);
}

function fillAttribute<Attribute extends MdxJsxAttribute | MdxJsxExpressionAttribute>(
  attribute: Attribute,
  node: Nodes,
  fill: Fill,
): Attribute {
  return typeof attribute.value === "string" && attribute.type === "mdxJsxAttribute"
    ? { ...attribute, value: fill(attribute.value, node, false) }
    : attribute;
}
