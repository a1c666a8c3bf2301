import type { Facts } from "@docs/facts";
import { terminalLanguages } from "@docs/pages";
import { replaceComments } from "@docs/snippets";
import type { Reached } from "./chains/call-function.ts";
import { listSampleNames } from "./configuration/list-names.ts";
import type { Fence } from "./fence.ts";
import { listNames, listPlaceholders, type PageNames } from "./page-names.ts";
import type { CodeWord } from "./read-words.ts";
import { parseScript } from "./shell/parse-script.ts";
import { SyntaxMistake } from "./syntax-mistake.ts";

/** Reads the names that a page introduces; Dagger command lines are checked and introduce none. */
export function readPageNames(
  fences: readonly Fence[],
  words: readonly CodeWord[],
  sources: readonly { readonly file: string; readonly code: string }[],
  variables: ReadonlyMap<string, Reached>,
  facts: Facts,
): PageNames {
  const names = new Set<string>();
  const addAll = (found: readonly string[]) => {
    for (const name of found) {
      names.add(name);
    }
  };
  for (const { file, code } of sources) {
    // Words in comments are checked themselves, so they introduce nothing.
    addAll([...listNames(replaceComments(file, code, () => "")), file.replace(/^.*\//, "")]);
  }
  for (const fence of fences) {
    addAll(listNames(readNamingText(fence)));
    if (fence.title !== undefined) {
      names.add(fence.title);
    }
  }
  const samples = fences.filter(({ language }) => language === "yaml");
  const settings = samples.flatMap(({ title, text }) => listSampleNames(title, text, facts));
  addAll(settings);
  const placeholders = [
    ...fences.flatMap(({ text }) => listPlaceholders(text)),
    ...sources.flatMap(({ code }) => listPlaceholders(code)),
    ...words.flatMap(({ text }) => (/^[A-Z\d_]+$/.test(text) ? [] : listPlaceholders(text))),
  ];
  return { names, settings: new Set(settings), placeholders: new Set(placeholders), variables };
}

/** Returns the command lines of programs other than `dagger`, whose words are defined only on the page. */
function listForeignWords(text: string): string {
  try {
    return parseScript(text)
      .pipelines.flat()
      .filter(({ words }) => words[0]?.text !== "dagger")
      .flatMap(({ words }) => words.map((word) => word.text))
      .join("\n");
  } catch (error) {
    if (error instanceof SyntaxMistake) {
      return "";
    }
    throw error;
  }
}

/** Returns the text of a block that may introduce names. */
function readNamingText({ language, text }: Fence): string {
  if (language === "graphql") {
    return "";
  }
  return terminalLanguages.has(language) ? listForeignWords(text) : text;
}
