import { rmSync } from "node:fs";
import { acceptGaps, dataDir, loadFacts } from "@docs/facts";
import { type Problem, readPages } from "@docs/pages";
import { readSnippetSources } from "@docs/snippets";
import { checkWords } from "@docs/words";
import { expandLintPage } from "../../plugins/reference/expand-page.ts";
import { loadTextContext } from "../../plugins/reference/load-context.ts";
import { snippets } from "../checks/snippets.ts";
import { readGaps } from "../gen/files.ts";
import { SDK_SOURCES } from "../snippets/sdk-sources.ts";

/** What the new facts make wrong on the site: lists of boxes. */
export interface SiteWork {
  readonly gaps: readonly string[];
  readonly words: readonly string[];
  readonly snippets: readonly string[];
}

/**
 * Compares pages and programs with the facts as they are now, in spite of missing sentences.
 *
 * @param writeSdks writes the SDKs of the release to a folder, from which programs are compiled.
 */
export async function readSite(writeSdks: (target: string) => void): Promise<SiteWork> {
  const gaps: string[] = [];
  loadFacts(dataDir, (found) => gaps.push(...found));
  const facts = loadFacts(dataDir, acceptGaps);
  const pages = readPages().pages.filter(({ isGenerated }) => !isGenerated);
  const context = loadTextContext(pages, facts);
  const problems = checkWords({
    pages: pages.map((page) => expandLintPage(page, context).page),
    snippets: readSnippetSources(),
    facts,
    checksUnused: false,
  });
  return { gaps: [...gaps, ...readGaps()], words: problems.map(renderBox), snippets: await compile(writeSdks) };
}

function renderBox({ file, line, found, expected, fix }: Problem): string {
  return `${file}:${line} ${found}, expected ${expected}. ${fix}`;
}

/** Compiles every program. Lists those that don't compile, and the languages that can't be compiled on this machine. */
async function compile(writeSdks: (target: string) => void): Promise<readonly string[]> {
  const build = () => Promise.reject(new Error("The snippets need no build."));
  writeSdks(SDK_SOURCES);
  const result = await snippets.run({ build }).catch((error: Error) => ({ output: error.message }));
  rmSync(SDK_SOURCES, { recursive: true });
  return result.output.split(/\n(?=\S)/).filter((text) => text.trim() !== "");
}
