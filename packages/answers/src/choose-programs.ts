import { LONGEST_CODE } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import type { Question } from "./read-question.ts";
import { isSdk, type Program, type SiteSection } from "./site.ts";

/** The question, and the reader's choices among programs. */
export interface Taste {
  readonly question: Question;
  readonly sdk: Sdk;
  /** Whether the question itself names the language, in which case a program in another one isn't an answer. */
  readonly isAsked: boolean;
}

/** Languages of commands that are typed into a terminal, most likely first. */
const TERMINALS: readonly string[] = ["shell", "powershell", "dagger-shell"];

/** Patterns for the ways in which questions name the operating systems that have their own tabs. */
const SYSTEMS: Readonly<Record<string, RegExp>> = {
  macos: /\b(?:mac|macos|os ?x|homebrew|brew|macbook)\b/i,
  linux: /\b(?:linux|ubuntu|debian|fedora|alpine|centos|arch|wsl)\b/i,
  windows: /\b(?:windows|winget|powershell)\b/i,
};

/** Names of tabs, which the site's pages identify in lowercase; what's typed into the usual terminal needs none. */
const TAB_NAMES: Readonly<Record<string, string>> = {
  macos: "macOS",
  linux: "Linux",
  windows: "Windows",
  posix: "macOS, Linux",
  cli: "",
};

/** Returns the name of a tab, as readers know it. */
export function nameTab(choice: string): string {
  return TAB_NAMES[choice] ?? choice;
}

/** Chooses among the programs at one place: that of the reader's language, system, and terminal. */
export function choosePrograms(
  section: SiteSection,
  line: number,
  { question, sdk, isAsked }: Taste,
): readonly Program[] {
  const all = section.programs.filter(
    (program) => program.line === line && program.language !== "output" && program.code.length < LONGEST_CODE,
  );
  const inSdks = all.filter(({ choice }) => isSdk(choice));
  const isStrict = isAsked || section.programs.some(({ choice }) => choice === sdk);
  const chosen = inSdks.find(({ choice }) => choice === sdk) ?? (isStrict ? undefined : inSdks[0]);
  const system = Object.entries(SYSTEMS).find(([, pattern]) => pattern.test(question.text))?.[0];
  const rank = ({ language }: Program) => Math.max(TERMINALS.indexOf(language), 0);
  const [first, ...rest] = all
    .filter((program) => !inSdks.includes(program))
    .filter(({ choice }) => !(choice in SYSTEMS) || system === undefined || choice === system)
    .sort((left, right) => rank(left) - rank(right));
  // Blocks in tabs do the same job in several shells or on several systems, so one of them is enough.
  const others = rest.filter(({ choice }) => choice === "" && first?.choice === "");
  return [...(chosen ? [chosen] : []), ...(first ? [first] : []), ...others];
}
