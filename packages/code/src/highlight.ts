import { escapeHtml } from "@docs/pages";
import { languages } from "@docs/snippets";
import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { bundledLanguages } from "shiki/langs";
import { colorWords } from "./color-words.ts";

/**
 * Grammar scopes by the class of their tokens. There are few classes on purpose: each additional one splits runs that
 * could share a span, and spans are what make a long page heavy. `src/css/code.css` defines their colors.
 */
const TOKEN_CLASSES: Readonly<Record<string, readonly string[]>> = {
  // Scopes that grammars nest inside the ones above, although readers see them as plain text.
  "": [
    ...["keyword.operator", "storage.type.java", "punctuation", "meta.embedded", "variable.parameter"],
    ...["entity.name.command.shell", "entity.name.function.call", "support.function.builtin.shell"],
    ...["storage.modifier.export.shell", "constant.character.escape.line-continuation.shell"],
    ...["support.function.powershell", "constant.numeric.integer.powershell"],
    // Words of a command, which `colorWords` tells apart.
    ...["string.unquoted.argument", "meta.argument.shell constant.numeric", "meta.argument.shell constant.language"],
  ],
  c: [
    ...["comment", "punctuation.definition.comment", "string.quoted.docstring"],
    // A docstring is a comment from its opening quote to its closing one.
    ...["string.quoted.docstring punctuation.definition.string", "string.quoted.docstring constant.character.escape"],
  ],
  s: [
    ...["string", "punctuation.definition.string", "constant.character.escape"],
    // The GraphQL grammar mistakes the first string of a list for a description, which it marks as a comment:
    // https://github.com/graphql/graphiql/pull/4385
    "meta.listvalues.graphql comment.line.graphql.js",
    "meta.listvalues.graphql punctuation.whitespace.comment.leading.graphql",
    ...["markup.inserted", "string.unquoted.plain.out.yaml"],
  ],
  k: [
    ...["keyword", "storage", "variable.language", "constant.language", "keyword.operator.new"],
    ...["keyword.operator.logical.python", "meta.directive"],
  ],
  f: ["entity.name.function", "support.function", "meta.function-call.generic"],
  t: [
    ...["entity.name.type", "entity.name.class", "entity.other.inherited-class", "support.type", "support.class"],
    ...["entity.name.tag", "entity.other.attribute-name", "support.type.property-name", "meta.decorator"],
    ...["meta.attribute.php", "storage.type.annotation", "punctuation.definition.annotation"],
    ...["storage.modifier.import.java", "storage.modifier.package.java"],
  ],
  n: ["constant.numeric", "markup.deleted", "variable.other.normal.shell"],
};

/** Classes by the color that represents them in the theme: a marker that is read back, never a color that is shown. */
const classOfColor = new Map(Object.keys(TOKEN_CLASSES).map((name, index) => [`#00000${index}`, name]));

const theme: ThemeRegistration = {
  name: "token-classes",
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  settings: [...classOfColor].map(([foreground, name]) => ({
    scope: [...(TOKEN_CLASSES[name] ?? [])],
    settings: { foreground },
  })),
};

let shared: Promise<HighlighterCore> | undefined;

/** Loads the grammars once for the whole build. */
function loadHighlighter(): Promise<HighlighterCore> {
  const grammars = new Set(Object.values(languages).flatMap(({ grammar }) => grammar ?? []));
  shared ??= createHighlighterCore({
    themes: [theme],
    langs: [...grammars].map((grammar) => bundledLanguages[grammar as keyof typeof bundledLanguages]),
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
  return shared;
}

/**
 * Highlights code as HTML: text with as few `<span class="…">` elements as the token classes allow.
 *
 * @param grammar a grammar from `languages`; undefined returns escaped plain text.
 * @param newLines indexes of lines to mark as new: each group of them becomes one `<ins>` element.
 * @param calls where the names of the API begin, whose color the other functions share under another class.
 */
export async function highlight(
  code: string,
  grammar: string | undefined,
  { newLines = new Set(), calls }: { newLines?: ReadonlySet<number>; calls?: ReadonlySet<number> | undefined } = {},
): Promise<string> {
  const lines = await readTokens(code, grammar);
  const parts: { readonly isNew: boolean; readonly tokens: Token[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const isNew = newLines.has(index);
    const last = parts.at(-1);
    const part = last?.isNew === isNew ? last : { isNew, tokens: [] };
    if (part !== last) {
      parts.push(part);
    }
    part.tokens.push(...line, ...(index < lines.length - 1 ? [{ content: "\n" }] : []));
  }
  let offset = 0;
  const render = (run: Run) => {
    const isOther = run.name === "f" && calls?.has(offset) === false;
    offset += run.text.length;
    return renderRun(isOther ? { ...run, name: "d" } : run);
  };
  return parts
    .map(({ isNew, tokens }) => ({ isNew, html: listRuns(tokens, grammar).map(render).join("") }))
    .map(({ isNew, html }) => (isNew ? `<ins>${html}</ins>` : html))
    .join("");
}

/** Splits code into lines of tokens; without a grammar, each line is one token. */
async function readTokens(code: string, grammar: string | undefined): Promise<readonly (readonly Token[])[]> {
  if (grammar === undefined) {
    return code.split("\n").map((content) => [{ content }]);
  }
  const highlighter = await loadHighlighter();
  return highlighter.codeToTokensBase(code, {
    lang: grammar,
    theme: "token-classes",
    // No limit: on a busy machine, the default one leaves lines without colors, and builds would differ.
    tokenizeTimeLimit: 0,
  });
}

/** A piece of code of one color. */
interface Token {
  readonly content: string;
  readonly color?: string | undefined;
}

/** Adjacent text of one class. */
export interface Run {
  readonly name: string;
  text: string;
}

function listRuns(tokens: readonly Token[], grammar: string | undefined): readonly Run[] {
  const runs: Run[] = [];
  for (const { content, color = "" } of tokens) {
    const name = classOfColor.get(color.toLowerCase()) ?? "";
    addRun(runs, { name, text: content });
  }
  const colored: Run[] = [];
  let before = "";
  for (const { name, text } of runs) {
    const isWords = name === "" && (grammar === "bash" || grammar === "powershell");
    for (const run of isWords ? colorWords(text, before) : [{ name, text }]) {
      addRun(colored, run);
    }
    before += text;
  }
  return colored;
}

function addRun(runs: Run[], { name, text }: Run): void {
  const last = runs.at(-1);
  // White space has no color, so it joins the text before it.
  if (last && (last.name === name || text.trim() === "")) {
    last.text += text;
  } else {
    runs.push({ name: text.trim() === "" ? "" : name, text });
  }
}

/** Highlights the usage of a command: what may be left out is as quiet as a comment, and what to replace is a type. */
export function highlightUsage(usage: string): string {
  return usage
    .split(/(\[.*?\]\S*|<.*?>\S*)/)
    .map((text, index) => renderRun({ name: index % 2 === 0 ? "" : text.startsWith("[") ? "c" : "t", text }))
    .join("");
}

function renderRun({ name, text }: Run): string {
  return name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
