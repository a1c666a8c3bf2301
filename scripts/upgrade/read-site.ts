import { rmSync } from "node:fs";
import { dataDir, loadFacts } from "@docs/facts";
import { readPages } from "@docs/pages";
import type { Repository, WorkList } from "@docs/releases";
import { readSnippetSources } from "@docs/snippets";
import { checkWords } from "@docs/words";
import { expandLintPage } from "../../plugins/reference/expand-page.ts";
import { loadTextContext } from "../../plugins/reference/load-context.ts";
import { snippets } from "../checks/snippets.ts";
import { readGaps } from "../gen/files.ts";
import { SDK_FOLDERS, SDK_SOURCES } from "../snippets/sdk-sources.ts";

/** Lists what the facts and the SDKs of a release make wrong on pages and in programs, in spite of missing sentences. */
export async function readSite(repository: Repository, release: string): Promise<WorkList> {
  const gaps: string[] = [];
  const facts = loadFacts(dataDir, (found) => gaps.push(...found));
  const pages = readPages().pages.filter(({ isGenerated }) => !isGenerated);
  const context = loadTextContext(pages, facts);
  const problems = checkWords({
    pages: pages.map((page) => expandLintPage(page, context).page),
    snippets: readSnippetSources(),
    facts,
    checksUnused: false,
  });
  const words = problems.map(
    ({ file, line, found, expected, fix }) => `${file}:${line} ${found}, expected ${expected}. ${fix}`,
  );
  return new Map([
    ["Symbols without a sentence, and sentences without a symbol", [...gaps, ...readGaps()]],
    ["Words of pages and programs that the release doesn't have", words],
    ["Programs that don't compile or differ", await compile(repository, release)],
  ]);
}

/** Compiles every program. Lists those that don't compile, and the languages that can't be compiled on this machine. */
async function compile({ extract }: Repository, release: string): Promise<readonly string[]> {
  const build = () => Promise.reject(new Error("The snippets need no build."));
  extract(release, SDK_FOLDERS, SDK_SOURCES);
  const result = await snippets.run({ build }).catch((error: Error) => ({ output: error.message }));
  rmSync(SDK_SOURCES, { recursive: true });
  return result.output.split(/\n(?=\S)/).filter((text) => text.trim() !== "");
}
