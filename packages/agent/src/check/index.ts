import type { Sdk } from "@docs/search";
import type { DocsFacts, ToolAnswer } from "../data.ts";
import { checkCode } from "./check-code.ts";
import { createCommandChecker } from "./check-commands.ts";
import { checkConfiguration, guessFile } from "./check-configuration.ts";
import type { CheckFault } from "./fault.ts";
import { type SpelledApi, spellApi } from "./spelled-api.ts";

/** What a model asks to check. */
export interface CheckInput {
  readonly text: string;
  /** Language of a program, `shell` for commands, or `json` for a configuration; guessed if it's omitted. */
  readonly language?: Sdk | "shell" | "json" | undefined;
  /** Name of a configuration file. */
  readonly file?: string | undefined;
}

/** Finds mistakes in what uses Dagger. */
export type Checker = (input: CheckInput) => readonly CheckFault[];

/** Creates a checker for one release. */
export function createChecker(facts: DocsFacts): Checker {
  const spelled = new Map<Sdk, SpelledApi>();
  const checkCommands = createCommandChecker(facts);
  return ({ text, language = guessLanguage(text), file }) => {
    if (language === "json") {
      return checkConfiguration(text, file ?? guessFile(text) ?? "dagger.json", facts);
    }
    if (language === "shell") {
      return checkCommands(text);
    }
    const api = spelled.get(language) ?? spellApi(facts, language);
    spelled.set(language, api);
    return checkCode(text, facts, api);
  };
}

/** Tells the mistakes with their lines, and what this check can't see. */
export function answerCheck(checker: Checker, input: CheckInput): ToolAnswer {
  const language = input.language ?? guessLanguage(input.text);
  const lines = checker(input).map(({ offset, found, expected }) => {
    const line = input.text.slice(0, offset).split("\n").length;
    return `- line ${line}: ${found}; expected ${expected}`;
  });
  const limit =
    "This compares names and arguments with the release. It's no compiler, and doesn't know your own modules.";
  return lines.length === 0
    ? { text: `No mistakes found in this ${language}. ${limit}` }
    : { text: `${lines.length} found in this ${language}:\n${lines.join("\n")}\n\n${limit}` };
}

/** Signs of each language, the surest first. */
const SIGNS: readonly (readonly [language: Sdk | "shell" | "json", sign: RegExp])[] = [
  ["php", /<\?php|\bdag\(\)->|\buse Dagger\\/],
  ["go", /^package \w+|\bfunc \(|:=|\*dagger\./m],
  ["java", /\bimport io\.dagger|\bpublic class\b|\bdag\(\)\./],
  ["python", /^(?:from dagger import|import dagger)|^\s*(?:async )?def \w+\(/m],
  ["typescript", /from "@dagger\.io\/dagger"|@func\(|\b(?:const|let) \w+/],
  ["shell", /^\s*(?:[A-Z_]+=\S+\s+)*dagger\b/m],
  ["json", /^\s*\{/],
];

function guessLanguage(text: string): Sdk | "shell" | "json" {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? "shell";
}
