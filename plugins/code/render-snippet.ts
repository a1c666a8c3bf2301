import path from "node:path";
import { escapeHtml } from "@docs/pages";
import { type Program, type SdkLanguage, sdkLanguages } from "@docs/snippets";
import { type HtmlElement, toHtml } from "./html-element.ts";
import { renderCodeBlock } from "./render-code-block.ts";

/** A program to show in tabs, one for each SDK language. */
export interface SnippetTabs {
  /** Unique on the page: the panels' ids begin with it. */
  readonly id: string;
  readonly files: readonly Program[];
  /** Why a language has no file, by language id. */
  readonly reasons: Readonly<Record<string, string>>;
}

/**
 * Renders a snippet as tabs that are readable without JavaScript.
 *
 * Only the first panel is markup from the start. The others stand in `<noscript>`: one text node each for a browser
 * that runs scripts, plain readable panels for one that does not. `src/client/tabs-element.ts` turns the wanted
 * one into markup while the page is being parsed.
 *
 * @throws Error when a language has neither a file nor a reason.
 */
export async function renderSnippet({ id, files, reasons }: SnippetTabs): Promise<HtmlElement> {
  const tabs: string[] = [];
  const panels: string[] = [];
  for (const language of sdkLanguages) {
    const isFirst = tabs.length === 0;
    const panelId = `${id}-${language.id}`;
    tabs.push(
      `<button type="button" role="tab" id="${panelId}-tab" data-value="${language.id}" aria-controls="${panelId}" ` +
        `aria-selected="${isFirst}" tabindex="${isFirst ? 0 : -1}">${escapeHtml(language.label)}</button>`,
    );
    const panel =
      `<div role="tabpanel" id="${panelId}" data-value="${language.id}" aria-labelledby="${panelId}-tab">` +
      `${await renderPanel(language, files, reasons)}</div>`;
    panels.push(isFirst ? panel : `<noscript data-value="${language.id}">${panel}</noscript>`);
  }
  const peek =
    '<button type="button" class="tabs-peek" aria-pressed="false" title="Look at another language without changing your choice">Peek</button>';
  return {
    tagName: "div",
    attributes: { class: "tabs-block snippet", "data-tabs": "sdk" },
    innerHtml:
      `<div class="tabs-bar"><div role="tablist" aria-label="SDK language">${tabs.join("")}</div>${peek}</div>` +
      `${panels.join("")}<tabs-end></tabs-end>`,
  };
}

/**
 * Renders the one program of a snippet as a block without tabs, for a page about a single language.
 *
 * @param title where the reader saves the program, such as `ci/main.go`.
 * @throws Error when the snippet has programs in more languages.
 */
export async function renderSingleProgram(files: readonly Program[], title: string): Promise<HtmlElement> {
  const [file, ...others] = files;
  if (!file || others.length > 0) {
    throw new Error(
      `Unexpected as="${title}" for a snippet with ${files.length} programs, expected one. Remove the attribute or the other files.`,
    );
  }
  return renderCodeBlock({ code: file.code, language: file.language, title });
}

async function renderPanel(
  language: SdkLanguage,
  files: readonly Program[],
  reasons: Readonly<Record<string, string>>,
): Promise<string> {
  const file = files.find((candidate) => candidate.language === language.id);
  if (file) {
    return toHtml(await renderCodeBlock({ code: file.code, language: language.id, title: path.basename(file.file) }));
  }
  const reason = reasons[language.id];
  if (!reason) {
    throw new Error(
      `The snippet has no ${language.label} file and no reason for that. Add the file, or say why with the attribute without${capitalised(language.id)}="…".`,
    );
  }
  return `<p class="snippet-reason">${escapeHtml(reason)}</p>`;
}

/** Turns a language id into the ending of its attribute: `php` into `Php`. */
export function capitalised(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
