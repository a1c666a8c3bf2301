import { placeInCode, terminalLanguages, walk } from "@docs/pages";
import type { Code } from "mdast";
import type { PageFault, PageRule } from "../rule.ts";

/** Placeholder styles that we don't use: `<name>`, `your-name`, `MY_NAME`, `xxx`. */
const OTHER_STYLES = /<(?<name>[a-z][\w -]*)>|\b(?:your|my)[-_](?<own>[a-z][\w-]*)\b|\b(?:xxx+|foo|foobar)\b/gi;

/** An uppercase value that isn't a variable being read or set, a name with a scheme, or a program's own keyword. */
const PLACEHOLDER = /(?<![\w$%{-]|env:\/\/|\$env:)(?<name>[A-Z][A-Z\d]*(?:_[A-Z\d]+)*)(?![\w=]|:\/\/|\/\/)/g;

/** Uppercase words that programs themselves define. */
const KNOWN_WORDS =
  /^(?:[A-Z]|AS|CMD|CRITICAL|CODE|COPY|DELETE|EOF|EXIT|FROM|GET|GNU|HEAD|HIGH|HTTP|JSON|LICENSE|OK|README|POST|PUT|RUN|SIGINT|SIGTERM|UTC|YAML|OS|ARCH)$/;

/** Checks that placeholders in commands are UPPER_CASE, and that the page explains what each one means. */
export const checkPlaceholders: PageRule = (page) => {
  const nodes = [...walk(page.tree)];
  // A command in code font that contains the placeholder doesn't explain it.
  const explained = new Set(nodes.flatMap((node) => (node.type === "inlineCode" ? readExplained(node.value) : [])));
  return nodes
    .filter((node) => node.type === "code")
    .filter(({ lang }) => terminalLanguages.has(lang ?? ""))
    .flatMap((block) => [...checkStyle(block), ...checkExplained(block, explained)]);
};

/** Returns the placeholders that a piece of code explains; several may be explained together: `ORG/REPOSITORY@TAG`. */
function readExplained(code: string): readonly string[] {
  return /^[A-Z][A-Z\d_/@:.-]*$/.test(code) ? code.split(/[^A-Z\d_]+/) : [];
}

function checkStyle(block: Code): readonly PageFault[] {
  return findAll(block, OTHER_STYLES).map(({ match, ...place }) => {
    const name = match.groups?.name ?? match.groups?.own ?? "VALUE";
    const expected = `"${name.toUpperCase().replaceAll(/[ -]+/g, "_")}"`;
    const fix = "Write placeholders in capitals, and list them under the block.";
    return { ...place, found: `Unexpected placeholder "${match[0]}"`, expected, fix };
  });
}

function checkExplained(block: Code, explained: ReadonlySet<string>): readonly PageFault[] {
  const seen = new Set<string>();
  return findAll(block, PLACEHOLDER).flatMap(({ match, ...place }): PageFault[] => {
    const name = match[0];
    // A name that's set, or read as a variable, isn't a value that the reader provides.
    const isSet = new RegExp(`\\b${name}=|\\$\\{?${name}\\b|env://${name}\\b|-variable (?:--name=)?${name}\\b`).test(
      block.value,
    );
    if (seen.has(name) || KNOWN_WORDS.test(name) || isSet || explained.has(name)) {
      return [];
    }
    seen.add(name);
    const found = `Unexpected placeholder "${name}" that the page does not explain`;
    const fix = "Say under the block what the reader puts there.";
    return [{ ...place, found, expected: `\`${name}\` in its text`, fix }];
  });
}

function findAll(block: Code, pattern: RegExp) {
  return [...block.value.matchAll(/^(?!\s*#).+$/gm)].flatMap(({ 0: text, index }) =>
    [...text.matchAll(pattern)].map((match) => ({ match, ...placeInCode(block, index + match.index) })),
  );
}
