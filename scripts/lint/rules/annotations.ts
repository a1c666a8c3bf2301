import type { Problem } from "@docs/pages";
import { childrenOf, describeChoices, isJsx, placeOf, readAttributes, textOf } from "@docs/pages";
import type { Nodes } from "mdast";
import type { PageRule, SiteFacts } from "../rule.ts";

/** The sign and the name of an annotation: `@func`, `#[DaggerFunction`, `+default`. Tags of comments are of all languages. */
const ANNOTATION = /^(?!@(?:param|returns?|throws)\b)(?:@[\w.]*\w|#\[\w+|\+\w+)/;

/** A row or a tab that names an SDK language has annotations of that language, and of no other one. */
export const checkAnnotations: PageRule = ({ file, tree }, facts) => {
  const problems: Problem[] = [];
  const visit = (node: Nodes, language: string | undefined) => {
    const own = readLanguage(node, facts) ?? language;
    const found = node.type === "inlineCode" && own !== undefined ? findForeign(node.value, own, facts) : undefined;
    if (found !== undefined) {
      const { line, column } = placeOf(node);
      problems.push({ file, line, column: column + 1, ...found });
    }
    for (const child of childrenOf(node)) {
      visit(child, own);
    }
  };
  visit(tree, undefined);
  return problems;
};

/** Gives the id of the language that a row begins with, or that a tab is about. */
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
 * Gives the sign and the name of each annotation among the words of a language.
 *
 * @example listAnnotations(["+default=", "dag", "#[Doc]"]) // ["+default", "#[Doc"]
 */
export function listAnnotations(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => ANNOTATION.exec(word)?.[0] ?? []);
}
