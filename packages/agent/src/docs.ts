import type { Sdk } from "@docs/search";
import { answerCheck, type CheckInput, createChecker } from "./check/index.ts";
import type { DocsData, ToolAnswer } from "./data.ts";
import { createErrorExplainer } from "./errors.ts";
import { answerExample } from "./example.ts";
import { createPageFinder } from "./pages.ts";
import { answerRead, type ReadInput } from "./read.ts";
import { answerSearch, loadSearch, type SearchInput } from "./search.ts";
import { createSymbolFinder } from "./symbols.ts";

/** The tools of the documentation. */
export interface Docs {
  readonly search: (input: SearchInput) => ToolAnswer;
  readonly read: (input: ReadInput) => ToolAnswer;
  readonly symbol: (name: string, sdk?: Sdk) => ToolAnswer;
  readonly command: (name: string) => ToolAnswer;
  readonly error: (output: string) => ToolAnswer;
  readonly example: (task: string, sdk: Sdk) => ToolAnswer;
  readonly check: (input: CheckInput) => ToolAnswer;
}

/** Prepares the tools for one release of the documentation. */
export function createDocs(data: DocsData): Docs {
  const index = loadSearch(data);
  const finder = createPageFinder(data);
  const symbol = createSymbolFinder(data);
  const explain = createErrorExplainer(data, index);
  const checker = createChecker(data.facts);
  return {
    search: (input) => answerSearch(index, finder, input),
    read: (input) => answerRead(finder, input),
    symbol: (name, sdk) => symbol(name, sdk),
    command: (name) => symbol(name.startsWith("dagger") || name.startsWith("-") ? name : `dagger ${name}`, undefined),
    error: explain,
    example: (task, sdk) => answerExample(index, finder, task, sdk),
    check: (input) => answerCheck(checker, input),
  };
}
