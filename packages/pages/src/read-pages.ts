import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { VFileMessage } from "vfile-message";
import { listFiles } from "./list-files.ts";
import { type LintPage, parsePage } from "./parse-page.ts";
import type { Problem } from "./problem.ts";

/** The pages of the site, and the problems of those that can't be parsed. */
export interface ReadPages {
  readonly pages: readonly LintPage[];
  readonly problems: readonly Problem[];
}

/**
 * Reads and parses every page below docs/.
 *
 * @param parse returns the tree of a page, for reusing trees from an earlier run.
 */
export function readPages(parse?: (source: string) => Root): ReadPages {
  const pages: LintPage[] = [];
  const problems: Problem[] = [];
  for (const file of listFiles("docs", (name) => /\.mdx?$/.test(name))) {
    try {
      pages.push(parsePage(file, readFileSync(file, "utf8"), parse));
    } catch (error) {
      problems.push(toProblem(file, error));
    }
  }
  return { pages, problems };
}

function toProblem(file: string, error: unknown): Problem {
  if (!(error instanceof VFileMessage)) {
    throw error;
  }
  const isComment = /^Unexpected character `!`/.test(error.reason);
  return {
    file,
    line: error.line ?? 1,
    column: error.column ?? 1,
    found: isComment ? "Unexpected comment" : `Unexpected syntax (${error.reason.replace(/\.$/, "")})`,
    expected: isComment ? "text" : "MDX",
    fix: isComment
      ? "Remove it: no reader sees it. What a writer has to know goes into the commit."
      : "In running text, put braces and angle brackets into code font or escape them with a backslash.",
  };
}
