import { childrenOf, describeChoices, isJsx, placeOf, readAttributes, textOf } from "@docs/pages";
import type { Nodes } from "mdast";
import type { PageFault, PageRule, SiteFacts } from "../rule.ts";

/** The sigil and name of an annotation: `@func`, `#[DaggerFunction`, `+default`. Doc comment tags fit any language. */
const ANNOTATION = /^(?!@(?:param|returns?|throws)\b)(?:@[\w.]*\w|#\[\w+|\+\w+)/;

/** Checks that a row or tab for an SDK language contains only that language's annotations. */
export const checkAnnotations: PageRule = ({ tree }, facts) => checkNode(tree, undefined, facts);

function checkNode(node: Nodes, language: string | undefined, facts: SiteFacts): readonly PageFault[] {
  const own = readLanguage(node, facts) ?? language;
  const fault = node.type === "inlineCode" && own !== undefined ? findForeign(node.value, own, facts) : undefined;
  const { line, column } = placeOf(node);
  const inner = childrenOf(node).flatMap((child) => checkNode(child, own, facts));
  return fault === undefined ? inner : [{ line, column: column + 1, ...fault }, ...inner];
}

/** Returns the id of the language that a row begins with, or that a tab is about. */
function readLanguage(node: Nodes, { sdkLanguages }: SiteFacts): string | undefined {
  if (isJsx(node) && node.name === "Tab") {
    return sdkLanguages.find(({ id }) => id === readAttributes(node).get("value"))?.id;
  }
  if (node.type !== "tableRow") {
    return undefined;
  }
  const first = node.children[0] ? textOf(node.children[0]).trim() : "";
  return sdkLanguages.find(({ label }) => label === first)?.id;
}

function findForeign(code: string, language: string, { annotations }: SiteFacts) {
  const word = ANNOTATION.exec(code)?.[0];
  const own = annotations.get(language) ?? [];
  const others = [...annotations].filter(([id, words]) => id !== language && words.some((one) => one === word));
  return word === undefined || own.includes(word) || others.length === 0
    ? undefined
    : {
        found: `Unexpected annotation "${word}" of ${others.map(([id]) => id).join(" and ")}, where ${language} is meant`,
        expected: describeChoices(word, own),
        fix: "Write it as that language does; data/syntax lists its annotations.",
      };
}

/**
 * Returns the sigil and name of each annotation among a language's words.
 *
 * @example listAnnotations(["+default=", "dag", "#[Doc]"]) // ["+default", "#[Doc"]
 */
export function listAnnotations(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => ANNOTATION.exec(word)?.[0] ?? []);
}
