import { type Facts, readData } from "@docs/facts";
import { GENERATED_FOLDER, type LintPage, openTreeStore, type Problem, parsePage, readPages } from "@docs/pages";
import {
  checkCases,
  checkMessages,
  checkProofs,
  checkRuns,
  listCaseRuns,
  readMessageGroups,
  readMessageRecording,
} from "@docs/runs";
import { readSnippetSources } from "@docs/snippets";
import { checkWords } from "@docs/words";
import { readMeasurement } from "../../data/read-times.ts";
import { daggerVersion } from "../../data/version.ts";
import { expandLintPage } from "../../plugins/reference/expand-page.ts";
import { loadTextContext } from "../../plugins/reference/load-context.ts";
import { generateReference } from "../../plugins/sdk-reference/generate-reference.ts";
import { checkComponents } from "../components/check-components.ts";
import { checkPages } from "../lint/check-pages.ts";
import type { SecurityPromise } from "../lint/rule.ts";
import { readSiteFacts } from "../read-site-facts.ts";
import { hashInputs } from "../snippets/good-runs.ts";
import { type Check, fromProblems } from "./check.ts";

/**
 * The wording and structure of pages, and the components they use: see `scripts/lint/rules` and `scripts/components`.
 */
export const prose: Check = {
  name: "prose",
  async run() {
    const { pages, problems, unreadable } = await readWholePages();
    if (pages.length === 0) {
      throw new Error("No pages found below docs/, expected at least docs/index.mdx. Restore the folder.");
    }
    return fromProblems([...problems, ...checkPages(pages, readSiteFacts(), unreadable), ...checkComponents()]);
  },
};

/** Names, commands, pipelines, queries, and configuration in pages and snippets, compared with `data/`. */
export const words: Check = {
  name: "words",
  async run() {
    const { pages, problems, facts } = await readWholePages();
    const checksUnused = problems.length === 0;
    return fromProblems(checkWords({ pages, snippets: readSnippetSources(), facts, checksUnused }));
  },
};

/** Commands and programs of pages, which have to have run with the documented release and not to have changed since. */
export const runs: Check = {
  name: "runs",
  async run() {
    const { pages, facts } = await readWholePages();
    const { problems, commands, run, skipped, programs } = checkRuns(
      pages.filter(({ isGenerated }) => !isGenerated),
      `v${daggerVersion}`,
    );
    const languages = [...programs].map(([language, own]) => `${language} ${own.run}/${own.shown}`).join(", ");
    const messages = checkMessages(
      facts.messages.map(({ text }) => text),
      readMessageGroups(),
      readMessageRecording,
      `v${daggerVersion}`,
    );
    const coverage =
      `${run} of ${commands} commands run, ${skipped} with a reason; programs: ${languages}; ` +
      `${messages.produced} of ${messages.documented} documented messages produced, ${messages.skipped} with a reason`;
    const cases = [...checkCases(listCaseRuns(), `v${daggerVersion}`), ...checkAttacks(), ...checkTimes()];
    return { ...fromProblems([...problems, ...messages.problems, ...cases]), note: coverage };
  },
};

/** Checks that the times that pages state were measured with the documented release. */
function checkTimes(): readonly Problem[] {
  const { dagger } = readMeasurement();
  const expected = `v${daggerVersion}`;
  const fix = "Run npm run record times to measure them again.";
  const found = `Unexpected times of Dagger ${dagger}`;
  return dagger === expected ? [] : [{ file: "data/runs/times.json", found, expected, fix }];
}

/** Checks that every security promise has a run that tries to break it, or needs none. */
function checkAttacks(): readonly Problem[] {
  const promises = readData<readonly SecurityPromise[]>("promises.json").map(
    ({ sentence: name, sources, attacks }) => ({
      name,
      file: "data/promises.json",
      cases: attacks ?? (sources.length === 0 ? [] : undefined),
    }),
  );
  const attacks = listCaseRuns().filter(({ page }) => page.startsWith("promises/"));
  return checkProofs(promises, attacks);
}

const FILE = ".cache/pages";

/** Inputs that determine a page's syntax tree: the installed packages and the code that prepares a page for parsing. */
const PARSER = ["package-lock.json", "packages/pages"];

/** Pages as readers see them, including their generated parts. */
export interface WholePages {
  readonly pages: readonly LintPage[];
  /** Places where a page can't be parsed, or requests a part that can't be generated. */
  readonly problems: readonly Problem[];
  /** Files that can't be parsed. */
  readonly unreadable: readonly string[];
  readonly facts: Facts;
}

let reading: Promise<WholePages> | undefined;

/** Reads the pages once for all text checks, which never modify them. */
export function readWholePages(): Promise<WholePages> {
  reading ??= read();
  return reading;
}

async function read(): Promise<WholePages> {
  const store = openTreeStore(FILE, hashInputs(PARSER));
  const { pages: found, problems } = readPages(store.parse);
  // Pages that an earlier build left on disk may be stale, so they're generated again to check links to them.
  const generated = (await generateReference()).map(({ path, content }) =>
    parsePage(`${GENERATED_FOLDER}${path}`, content, store.parse),
  );
  const pages = [...found.filter(({ isGenerated }) => !isGenerated), ...generated];
  store.save();
  const context = loadTextContext(pages);
  const expanded = pages.map((page) => expandLintPage(page, context));
  return {
    pages: expanded.map(({ page }) => page),
    problems: [...problems, ...expanded.flatMap((one) => one.problems)],
    unreadable: problems.map(({ file }) => file),
    facts: context.facts,
  };
}
