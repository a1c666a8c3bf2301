import { childrenOf, isJsx, type LintPage, placeOf, readAttributes, readCodeTitle } from "@docs/pages";
import type { Program } from "@docs/snippets";
import type { Code, Nodes } from "mdast";
import { isCommand, placeNodes } from "./place-nodes.ts";

interface AnyStep {
  /** Heading id of the section; empty before the first one. */
  readonly section: string;
  readonly line: number;
}

/** A command that a page tells readers to run. */
export interface CommandStep extends AnyStep {
  readonly kind: "command";
  /** `dagger` for Dagger Shell; otherwise the language of the reader's shell. */
  readonly shell: string;
  readonly code: string;
}

/** A file that a page tells readers to save. */
export interface FileStep extends AnyStep {
  readonly kind: "file";
  readonly path: string;
  readonly text: string;
}

/** A program that a page shows. */
export interface ProgramStep extends AnyStep {
  readonly kind: "program";
  readonly snippet: string;
  /** Undefined if the snippet has none in this language. */
  readonly program: Program | undefined;
  /** File that the page names for the program, if it isn't a module. */
  readonly path?: string;
}

/** What a reader does while following a page in one SDK language. */
export type Step = CommandStep | FileStep | ProgramStep;

/** The tab that is followed, in groups whose tabs exclude one another. The SDK's tab follows the language. */
const CHOSEN_TABS: Readonly<Record<string, string>> = { os: "linux", "python-tool": "uv", terminal: "posix" };

/**
 * Lists what a reader does on a page, in order: save files, write programs, and run commands.
 *
 * @param language id of the SDK language that the reader has chosen.
 * @param readSnippet returns the programs of a snippet.
 */
export function listSteps(
  page: Pick<LintPage, "tree">,
  language: string,
  readSnippet: (name: string) => readonly Program[],
): readonly Step[] {
  const place = placeNodes(page.tree);
  return [...walkTabs(page.tree, language)].flatMap((node): readonly Step[] => {
    const { section } = place(node);
    if (node.type === "code") {
      return toSteps(node, section);
    }
    if (!isJsx(node) || node.name !== "Snippet") {
      return [];
    }
    const attributes = readAttributes(node);
    const snippet = attributes.get("name") ?? "";
    const program = readSnippet(snippet).find((one) => one.language === language);
    const path = attributes.get("as");
    const { line } = placeOf(node);
    return [{ kind: "program", snippet, program, ...(path === undefined ? {} : { path }), section, line }];
  });
}

/** Yields a node and everything inside it that readers of one language see. */
function* walkTabs(node: Nodes, language: string, group = ""): Generator<Nodes> {
  const attributes = isJsx(node) ? readAttributes(node) : new Map<string, string>();
  if (isJsx(node) && node.name === "Tab" && isOtherTab(attributes.get("value"), group, language)) {
    return;
  }
  yield node;
  const inside = isJsx(node) && node.name === "Tabs" ? (attributes.get("group") ?? "") : group;
  for (const child of childrenOf(node)) {
    yield* walkTabs(child, language, inside);
  }
}

function isOtherTab(value: string | undefined, group: string, language: string): boolean {
  const chosen = group === "sdk" ? language : CHOSEN_TABS[group];
  return chosen !== undefined && value !== chosen;
}

function toSteps(node: Code, section: string): readonly Step[] {
  const { lang, value } = node;
  const { line } = placeOf(node);
  const title = readCodeTitle(node);
  if (isCommand(node)) {
    return [{ kind: "command", shell: lang ?? "", code: value, section, line }];
  }
  return title === undefined ? [] : [{ kind: "file", path: title, text: `${value}\n`, section, line }];
}
