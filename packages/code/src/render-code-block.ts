import { escapeHtml } from "@docs/pages";
import { languages } from "@docs/snippets";
import { breakCommand, hasLongPart } from "./break-command.ts";
import { countFoldedLines, FOLDED, isWide, listBlockClasses } from "./describe-block.ts";
import { findNewLines } from "./find-new-lines.ts";
import { highlight, highlightUsage } from "./highlight.ts";
import type { HtmlElement } from "./html-element.ts";

/** What proves that a block works: the run of it. */
export interface Run {
  /** Address of what was recorded. */
  readonly url: string;
  /** With which release and when it was run. */
  readonly title: string;
  /** Ids of the languages of a program that were run; empty if the language makes no difference. */
  readonly languages: readonly string[];
}

declare module "mdast" {
  interface CodeData {
    run?: Run | undefined;
  }
}

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    /** The run of a snippet's programs. */
    run?: Run | undefined;
  }
}

/** A code block, as found on a page or in a snippet file. */
export interface CodeBlock {
  readonly code: string;
  /** A key of `languages`. */
  readonly language: string;
  /** File name shown above the block. */
  readonly title?: string | undefined;
  /** What the reader's file holds so far; lines that differ from it are marked. */
  readonly before?: string | undefined;
  /** Leads to its run, by a check beside the button. */
  readonly run?: Run | undefined;
  /** Where the names of the API begin that have cards. */
  readonly calls?: ReadonlySet<number> | undefined;
  /** Whether the block has no bar and no copy button, as for a signature in the SDK reference or the usage of a command. */
  readonly isBare?: boolean;
}

/**
 * Renders a code block as plain HTML; `src/client/copy-code.ts` makes its button work.
 *
 * @throws Error listing the languages if this one is unknown.
 */
export async function renderCodeBlock({
  code,
  language,
  title,
  before,
  run,
  calls,
  isBare = false,
}: CodeBlock): Promise<HtmlElement> {
  const found = languages[language];
  if (!found) {
    throw new Error(
      `Unexpected code language "${language}", expected one of: ${Object.keys(languages).join(", ")}. Name it after the opening fence.`,
    );
  }
  const newLines = before === undefined ? new Set<number>() : findNewLines(before, code);
  const names = listBlockClasses({ code, language, title, isPlain: !found.grammar });
  const isCommand = !isBare && names.includes("code-command");
  const isUsage = isBare && !found.grammar;
  const html = isUsage ? highlightUsage(code) : await highlight(code.trimEnd(), found.grammar, { newLines, calls });
  // Markdown readers and browser extensions recognize the language by this class.
  const colored = `<code class="language-${language}">${isCommand ? breakCommand(html, code) : html}</code>`;
  if (isBare) {
    const attributes = { class: "code-bare", ...(isWide(code, []) && { tabindex: "0" }) };
    return { tagName: "pre", attributes, innerHtml: colored };
  }
  const name = title ? `<span class="code-title">${escapeHtml(title)}</span>` : "";
  // A plain-text file has no language to name, and a Dockerfile's language is its name. Plain text without a file is
  // command output.
  const label =
    title && (!found.grammar || title === found.label)
      ? ""
      : `<span class="code-language">${escapeHtml(found.label)}</span>`;
  const check = run ? `<a class="run-check" href="${run.url}" title="${escapeHtml(run.title)}"></a>` : "";
  const bar = `<div class="code-bar">${name}${label}${check}<button type="button" class="code-copy">Copy</button></div>`;
  const mayScroll = isWide(code, names) || (isCommand && hasLongPart(code));
  return {
    tagName: "div",
    attributes: { class: names.join(" ") },
    innerHtml: `${bar}<pre${mayScroll ? ' tabindex="0"' : ""}>${colored}</pre>${renderFold(code, newLines)}`,
  };
}

/**
 * Renders the switch that shows the rest of a long block; none for a short one, or for one whose new lines it would
 * hide. It's empty where the browser can't fold (`src/css/fold.css`), and hides nothing from a reader's find or copy.
 */
function renderFold(code: string, newLines: ReadonlySet<number>): string {
  const count = countFoldedLines(code);
  const isFolded = count !== undefined && Math.max(...newLines, 0) < FOLDED;
  return isFolded
    ? `<details class="code-fold"><summary><span>Show all ${count} lines</span><span>Show fewer lines</span></summary></details>`
    : "";
}
