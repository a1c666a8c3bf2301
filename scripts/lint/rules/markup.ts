import { describeChoices, type Fault, isJsx, type JsxElement, placeOf, walk } from "@docs/pages";
import type { Nodes } from "mdast";
import type { Markup, PageFault, PageRule } from "../rule.ts";

/**
 * Checks that a page's source is text, not code: no imports, no expressions, no comments, and no component, element, or
 * attribute that `data/pages/markup.json` doesn't list.
 *
 * MDX runs any code in a page, both while the site is built and in each reader's browser. A page that a
 * plugin generates has the markup that the plugin chose.
 */
export const checkMarkup: PageRule = ({ written, isGenerated }, { markup }) =>
  isGenerated ? [] : [...walk(written)].flatMap((node) => checkNode(node, markup));

function checkNode(node: Nodes, markup: Markup): readonly PageFault[] {
  const place = placeOf(node);
  switch (node.type) {
    case "mdxjsEsm":
      return [{ ...place, ...checkModule(node.value) }];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return checkExpression(node.value, markup).map((fault) => ({ ...place, ...fault }));
    case "definition":
    case "footnoteDefinition":
      return [
        {
          ...place,
          found: `Unexpected definition "[${node.label ?? node.identifier}]:", which no reader sees`,
          expected: "a link or a sentence where it belongs",
          fix: "Write the address into the link itself, and the note into the text.",
        },
      ];
    case "paragraph":
      return checkNotes(node, markup);
    default:
      return isJsx(node) ? checkElement(node, markup) : [];
  }
}

function checkModule(code: string): Fault {
  const [line = ""] = code.split("\n");
  return {
    found: `Unexpected code \`${shorten(line)}\``,
    expected: "text",
    fix: "Remove it, because a page imports and exports nothing; CONTRIBUTING.md says how to add a component.",
  };
}

function checkExpression(code: string, { comments }: Markup): readonly Fault[] {
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(code)) {
    const text = code.trim().slice(2, -2).trim();
    const isAllowed = comments.some(({ pattern }) => new RegExp(`^(?:${pattern})$`, "s").test(text));
    const fix = "Remove it; what a writer has to know goes into the commit, what a reader has to know into the text.";
    return isAllowed
      ? []
      : [{ found: `Unexpected comment "${shorten(text)}", which no reader sees`, expected: "text", fix }];
  }
  return [
    {
      found: `Unexpected expression \`{${shorten(code)}}\``,
      expected: "text, or a variable such as `{{version}}`",
      fix: "Remove it, because it would run while the site is built; put braces that are text into code font.",
    },
  ];
}

function checkElement(element: JsxElement, markup: Markup): readonly PageFault[] {
  const place = placeOf(element);
  const { name } = element;
  if (name === null) {
    return [{ ...place, found: "Unexpected <>", expected: "text", fix: "Remove it and the </> behind the text." }];
  }
  const known = new Map(Object.entries({ ...markup.elements, ...markup.components }));
  const attributes = known.get(name);
  if (attributes === undefined) {
    const expected = describeChoices(name, [...known.keys()]);
    const fix = "Write Markdown, or a component of CONTRIBUTING.md; data/pages/markup.json lists what pages may hold.";
    return [{ ...place, found: `Unexpected <${name}>`, expected, fix }];
  }
  return element.attributes.flatMap((attribute) => checkAttribute(element, attribute, attributes));
}

function checkAttribute(
  element: JsxElement,
  attribute: JsxElement["attributes"][number],
  known: readonly string[],
): readonly PageFault[] {
  const place = placeOf({ position: attribute.position ?? element.position });
  if (attribute.type === "mdxJsxExpressionAttribute") {
    const found = `Unexpected expression \`{${shorten(attribute.value)}}\` in <${element.name}>`;
    return [{ ...place, found, expected: 'attributes such as name="…"', fix: "Write each attribute as text." }];
  }
  const { name, value } = attribute;
  if (!known.includes(name)) {
    return [
      {
        ...place,
        found: `Unexpected attribute "${name}" of <${element.name}>`,
        expected: describeChoices(name, known),
        fix: "Correct it or leave it out; behavior belongs in src/client, looks in src/css.",
      },
    ];
  }
  if (typeof value === "object" && value !== null) {
    const found = `Unexpected expression \`{${shorten(value.value)}}\` as ${name} of <${element.name}>`;
    return [{ ...place, found, expected: `${name}="…"`, fix: "Write the value as text." }];
  }
  return [];
}

function checkNotes(paragraph: Nodes, { notes }: Markup): readonly PageFault[] {
  return [...walk(paragraph)].flatMap((node) => {
    if (node.type !== "text") {
      return [];
    }
    const start = placeOf(node);
    return node.value.split("\n").flatMap((text, index): PageFault[] => {
      const place = { line: start.line + index, column: index === 0 ? start.column : 1 };
      const [, name = "", rest = ""] = /^\s*:::+\s*([\w-]+)(.*)$/.exec(text) ?? [];
      if (name === "") {
        return [];
      }
      if (!notes.includes(name)) {
        const expected = describeChoices(name, notes);
        return [{ ...place, found: `Unexpected note ":::${name}"`, expected, fix: "Choose one of these." }];
      }
      return /^(?:\[[^\]]*\])?\s*$/.test(rest)
        ? []
        : [
            {
              ...place,
              found: `Unexpected "${rest.trim()}" after :::${name}`,
              expected: "a line break",
              fix: "Remove it.",
            },
          ];
    });
  });
}

/** Shortens a message to one line. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
