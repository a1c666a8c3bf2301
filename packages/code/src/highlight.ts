import { escapeHtml } from "@docs/pages";
import { languages } from "@docs/snippets";
import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { bundledLanguages } from "shiki/langs";

/**
 * Scopes of the grammars by the class of their tokens. The classes are few on purpose: each further one splits runs
 * that would share a span, and spans are what makes a long page heavy. `src/css/code.css` decides on their colors.
 */
const TOKEN_CLASSES: Readonly<Record<string, readonly string[]>> = {
  // Scopes that grammars nest inside the ones above although a reader sees plain text there.
  "": ["keyword.operator", "storage.type.java", "punctuation", "meta.embedded", "variable.parameter"],
  c: [
    ...["comment", "punctuation.definition.comment", "string.quoted.docstring"],
    // A docstring is a comment from its first quote to its last.
    ...["string.quoted.docstring punctuation.definition.string", "string.quoted.docstring constant.character.escape"],
  ],
  s: [
    ...["string", "punctuation.definition.string", "constant.character.escape"],
    // The GraphQL grammar takes the first string of a list for a description, which it calls a comment.
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

/** Class by the color that stands for it in the theme: a marker that is read back, never a color that is shown. */
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
 * Colours code as HTML: text with as few `<span class="…">` as the token classes allow.
 *
 * @param grammar a grammar of `languages`; none gives escaped plain text.
 */
export async function highlight(code: string, grammar: string | undefined): Promise<string> {
  if (grammar === undefined) {
    return escapeHtml(code);
  }
  const highlighter = await loadHighlighter();
  const lines = highlighter.codeToTokensBase(code, {
    lang: grammar,
    theme: "token-classes",
    // No limit: on a busy machine the default one leaves lines uncoloured, and builds would differ.
    tokenizeTimeLimit: 0,
  });
  const tokens = lines.flatMap((line, index) => (index === 0 ? line : [{ content: "\n", color: "" }, ...line]));
  return mergeRuns(tokens).map(renderRun).join("");
}

/** Neighbouring text of one class. */
interface Run {
  readonly name: string;
  text: string;
}

function mergeRuns(tokens: readonly { readonly content: string; readonly color?: string | undefined }[]): Run[] {
  const runs: Run[] = [];
  for (const { content, color = "" } of tokens) {
    const last = runs.at(-1);
    // White space has no colour of its own, so it joins whatever stands before it.
    const own = content.trim() === "" ? undefined : (classOfColor.get(color.toLowerCase()) ?? "");
    const name = own === undefined || (own === "" && isRestOfWord(content, last)) ? (last?.name ?? "") : own;
    if (last?.name === name) {
      last.text += content;
    } else {
      runs.push({ name, text: content });
    }
  }
  return runs;
}

/** The shell's grammar ends an argument at `#`, as in `--source=URL#main`; no comment begins inside a word. */
function isRestOfWord(content: string, last: Run | undefined): boolean {
  return /^#\S+$/.test(content) && last?.name === "s" && /\S$/.test(last.text);
}

function renderRun({ name, text }: Run): string {
  return name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
