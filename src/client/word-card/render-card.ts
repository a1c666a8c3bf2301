import type { Card } from "./load-card.ts";

/** Creates the content of a card. */
export function renderCard({
  kind,
  language,
  code,
  name,
  text,
  options = [],
  rows = [],
}: Card): readonly HTMLElement[] {
  const head = element("p", "word-card-kind", kind);
  if (language) {
    head.append(element("span", "word-card-language", language));
  }
  const declaration = element("pre", "word-card-code");
  // An argument and its type stay on one line.
  const [before, marked, after] = splitAtName(code.replace(/(?<=[(,] ?[\w?]+:?) (?=\S)/g, "\u00a0"), name);
  const colorTypes = (source: string) => (language ? markTypes(source) : [source]);
  declaration.append(...colorTypes(before), element("b", "", marked), ...colorTypes(after));
  const facts = element("dl", "word-card-rows");
  if (options.length > 0) {
    const list = element("dl", "word-card-options");
    list.append(...options.flatMap(([option, type]) => [element("dt", "", option), element("dd", "", type)]));
    const description = element("dd");
    description.append(list);
    facts.append(element("dt", "", "Optional"), description);
  }
  for (const [label, value] of rows) {
    const description = element("dd");
    description.append(...readText(value));
    facts.append(element("dt", "", label), description);
  }
  const line = element("p", "word-card-text");
  line.append(...readText(text));
  return [head, declaration, line, ...(facts.hasChildNodes() ? [facts] : [])];
}

/** Splits a declaration into its name and what's around it. */
function splitAtName(code: string, name = ""): readonly [before: string, name: string, after: string] {
  // Match the name only as a whole word, because the type before it may contain the same letters.
  const start = name === "" ? -1 : (code.match(new RegExp(`(?<![\\w-])${escapePattern(name)}(?![\\w-])`))?.index ?? -1);
  return start < 0 ? [code, "", ""] : [code.slice(0, start), name, code.slice(start + name.length)];
}

/** Colors the types of a declaration as in a program: every SDK language writes the API's with an initial capital. */
function markTypes(code: string): readonly (HTMLElement | string)[] {
  return code.split(/(\b[A-Z]\w*)/).map((part, index) => (index % 2 === 1 ? element("span", "t", part) : part));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Turns text in backticks into code elements. */
function readText(text: string): readonly (HTMLElement | string)[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? element("code", "", part) : part));
}

function element(tagName: string, className = "", text = ""): HTMLElement {
  const created = document.createElement(tagName);
  created.textContent = text;
  if (className) {
    created.className = className;
  }
  return created;
}
