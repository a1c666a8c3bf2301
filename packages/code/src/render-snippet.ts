import path from "node:path";
import { escapeHtml } from "@docs/pages";
import { type Program, reasonAttribute, type SdkLanguage, sdkLanguages } from "@docs/snippets";
import { findApiCalls } from "./find-api-calls.ts";
import { type HtmlElement, toHtml } from "./html-element.ts";
import { type Run, renderCodeBlock } from "./render-code-block.ts";
import { renderLanguageTabs } from "./tabs.ts";

/** A snippet to show in tabs, one for each SDK language. */
export interface SnippetTabs {
  /** Unique on the page; the ids of the panels begin with it. */
  readonly id: string;
  readonly files: readonly Program[];
  /** The reason why a language has no file, by language id. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What the reader's files hold so far, by the path of the program that replaces it. */
  readonly before?: ReadonlyMap<string, string | undefined>;
  readonly run?: Run | undefined;
}

/**
 * Renders a snippet as tabs.
 *
 * @throws Error if a language has neither a file nor a reason.
 */
export async function renderSnippet({ id, files, reasons, before, run }: SnippetTabs): Promise<HtmlElement> {
  const panels = await Promise.all(
    sdkLanguages.map(async (language) => {
      return [language.id, await renderPanel(language, { files, reasons, before, run })] as const;
    }),
  );
  return renderLanguageTabs(id, "snippet", new Map(panels));
}

/**
 * Renders the only program of a snippet as a block without tabs, for a page about a single language.
 *
 * @param title where the reader saves the program, such as `ci/main.go`.
 * @throws Error if the snippet has programs in more languages.
 */
export async function renderSingleProgram(files: readonly Program[], title: string, run?: Run): Promise<HtmlElement> {
  const [file, ...others] = files;
  if (!file || others.length > 0) {
    throw new Error(
      `Unexpected as="${title}" for a snippet with ${files.length} programs, expected one. Remove the attribute or the other files.`,
    );
  }
  return renderCodeBlock({ code: file.code, language: file.language, title, run });
}

async function renderPanel(
  language: SdkLanguage,
  { files, reasons, before, run }: Omit<SnippetTabs, "id">,
): Promise<string> {
  const file = files.find((candidate) => candidate.language === language.id);
  if (file) {
    const [title, own] = [path.basename(file.file), before?.get(file.file)];
    const ownRun = run && (run.languages.length === 0 || run.languages.includes(language.id)) ? run : undefined;
    const calls = findApiCalls(file.code, language.id);
    const block = { code: file.code, language: language.id, title, before: own, run: ownRun, calls };
    return toHtml(await renderCodeBlock(block));
  }
  const reason = reasons[language.id];
  if (!reason) {
    throw new Error(
      `The snippet has no ${language.label} file and no reason for that. Add the file, or say why with the attribute ${reasonAttribute(language)}="…".`,
    );
  }
  return `<p class="snippet-reason">${escapeHtml(reason)}</p>`;
}
