import type { Code } from "mdast";
import { placeOf, walk } from "./nodes.ts";
import type { LintPage } from "./parse-page.ts";
import type { Place } from "./problem.ts";

/** A fenced block on a page. */
export interface CodeBlock extends Place {
  /** Name after the opening fence; empty if there is none. */
  readonly language: string;
  /** File name, if the block has one. */
  readonly title: string | undefined;
  readonly lines: readonly CodeLine[];
}

/** A line of a fenced block and its position. */
export interface CodeLine extends Place {
  readonly text: string;
}

/** Languages whose blocks are commands to type. */
export const terminalLanguages: ReadonlySet<string> = new Set(["bash", "dagger", "powershell", "sh", "shell"]);

/** Returns the fenced blocks of a page. */
export function readCodeBlocks({ tree }: LintPage): readonly CodeBlock[] {
  return [...walk(tree)].filter((node) => node.type === "code").map(toBlock);
}

/** Finds the blocks of a page that readers copy into a terminal. */
export function readCommandBlocks(page: LintPage): readonly CodeBlock[] {
  return readCodeBlocks(page).filter(({ language }) => terminalLanguages.has(language));
}

/** Returns the lines of a page that readers copy into a terminal. */
export function readCommandLines(page: LintPage): readonly CodeLine[] {
  return readCommandBlocks(page).flatMap(({ lines }) => lines);
}

function toBlock(node: Code): CodeBlock {
  const { lang, meta, value } = node;
  const { line, column } = placeOf(node);
  return {
    language: lang ?? "",
    title: readCodeTitle({ meta }),
    line,
    column,
    lines: value.split("\n").map((text, index) => ({ text, line: line + 1 + index, column })),
  };
}

/** Returns the file name after the opening fence of a block, if it has one. */
export function readCodeTitle({ meta }: Pick<Code, "meta">): string | undefined {
  return /\btitle="(?<title>[^"]+)"/.exec(meta ?? "")?.groups?.title;
}
