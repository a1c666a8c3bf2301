import { escapeHtml } from "@docs/pages";
import { languages } from "@docs/snippets";
import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { bundledLanguages } from "shiki/langs";

/**
 * The token classes, few on purpose: each further one splits runs that would share a span, and spans are what makes
 * a long page heavy. `color` is a marker that is read back, never a colour that is shown: `src/css/code.css` decides.
 */
const TOKEN_CLASSES = [
  {
    name: "c",
    color: "#000001",
    scopes: [
      ...["comment", "punctuation.definition.comment", "string.quoted.docstring"],
      // A docstring is a comment from its first quote to its last.
      ...["string.quoted.docstring punctuation.definition.string", "string.quoted.docstring constant.character.escape"],
    ],
  },
  {
    name: "s",
    color: "#000002",
    scopes: [
      "string",
      "punctuation.definition.string",
      // The GraphQL grammar takes the first string of a list for a description, which it calls a comment.
      "meta.listvalues.graphql comment.line.graphql.js",
      "meta.listvalues.graphql punctuation.whitespace.comment.leading.graphql",
      "markup.inserted",
      "string.unquoted.plain.out.yaml",
      "constant.character.escape",
    ],
  },
  {
    name: "k",
    color: "#000003",
    scopes: [
      "keyword",
      "storage",
      "variable.language",
      "constant.language",
      "keyword.operator.new",
      "keyword.operator.logical.python",
      "meta.directive",
    ],
  },
  { name: "f", color: "#000004", scopes: ["entity.name.function", "support.function", "meta.function-call.generic"] },
  {
    name: "t",
    color: "#000005",
    scopes: [
      "entity.name.type",
      "entity.name.class",
      "entity.other.inherited-class",
      "support.type",
      "support.class",
      "entity.name.tag",
      "entity.other.attribute-name",
      "support.type.property-name",
      "meta.decorator",
      "meta.attribute.php",
      "storage.type.annotation",
      "punctuation.definition.annotation",
      "storage.modifier.import.java",
      "storage.modifier.package.java",
    ],
  },
  { name: "n", color: "#000006", scopes: ["constant.numeric", "markup.deleted", "variable.other.normal.shell"] },
  // Scopes that grammars nest inside the ones above although a reader sees plain text there.
  {
    name: "",
    color: "#000000",
    scopes: ["keyword.operator", "storage.type.java", "punctuation", "meta.embedded", "variable.parameter"],
  },
] as const;

const theme: ThemeRegistration = {
  name: "token-classes",
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  settings: TOKEN_CLASSES.map(({ color, scopes }) => ({ scope: [...scopes], settings: { foreground: color } })),
};

const classOfColor: ReadonlyMap<string, string> = new Map(TOKEN_CLASSES.map(({ color, name }) => [color, name]));

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
