import { escapeHtml } from "@docs/pages";
import { languages } from "@docs/snippets";
import { highlight } from "./highlight.ts";
import type { HtmlElement } from "./html-element.ts";

/** The longest command, in characters, that leaves room for the button beside it in a list item of an article. */
const LONGEST_LINE = 60;

/** One block of code, as a page or a snippet file gives it. */
export interface CodeBlock {
  readonly code: string;
  /** A name of `languages`. */
  readonly language: string;
  /** File name shown above the block. */
  readonly title?: string | undefined;
  /** A bare block has neither bar nor copy button: a signature in the SDK reference. */
  readonly isBare?: boolean;
}

/**
 * Renders a block of code as plain HTML; `src/client/copy-code.ts` gives its button life.
 *
 * @throws Error listing the languages when this one is not known.
 */
export async function renderCodeBlock({ code, language, title, isBare = false }: CodeBlock): Promise<HtmlElement> {
  const found = languages[language];
  if (!found) {
    throw new Error(
      `Unexpected code language "${language}", expected one of: ${Object.keys(languages).join(", ")}. Name it after the opening fence.`,
    );
  }
  // The class is what Markdown readers and browser extensions know a language by.
  const coloured = `<code class="language-${language}">${await highlight(code.trimEnd(), found.grammar)}</code>`;
  // A block that scrolls sideways has to be reachable by keyboard, hence the tab stop.
  if (isBare) {
    return { tagName: "pre", attributes: { class: "code-bare", tabindex: "0" }, innerHtml: coloured };
  }
  const name = title ? `<span class="code-title">${escapeHtml(title)}</span>` : "";
  // A file of plain text has no language to name, and that of a Dockerfile is its name; plain text without a file is
  // what a command prints.
  const label =
    title && (!found.grammar || title === found.label)
      ? ""
      : `<span class="code-language">${escapeHtml(found.label)}</span>`;
  const bar = `<div class="code-bar">${name}${label}<button type="button" class="code-copy">Copy</button></div>`;
  const names = [
    "code",
    ...(!title && !found.grammar ? ["code-output"] : []),
    ...(!title && !code.trim().includes("\n") && code.length <= LONGEST_LINE ? ["code-line"] : []),
  ];
  return {
    tagName: "div",
    attributes: { class: names.join(" ") },
    innerHtml: `${bar}<pre tabindex="0">${coloured}</pre>`,
  };
}
