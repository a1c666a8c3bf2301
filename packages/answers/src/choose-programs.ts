import { type Sdk, sdks } from "@docs/search/types";
import type { Question } from "./read-question.ts";
import type { Program, SiteSection } from "./site.ts";

/** Languages of commands that are typed into a terminal, most likely first. */
const TERMINALS: readonly string[] = ["shell", "powershell", "dagger-shell"];

/** Language of blocks that show what a program prints, which don't answer a question on their own. */
const OUTPUT = "output";

/** Patterns for the ways in which questions name the operating systems that have their own tabs. */
const SYSTEMS: Readonly<Record<string, RegExp>> = {
  macos: /\b(?:mac|macos|os ?x|homebrew|brew|macbook)\b/i,
  linux: /\b(?:linux|ubuntu|debian|fedora|alpine|centos|arch|wsl)\b/i,
  windows: /\b(?:windows|winget|powershell)\b/i,
};

/**
 * Chooses among the programs that follow a line of a section: the one in the reader's language, for the reader's
 * system, and for the most widely used terminal.
 *
 * @param isAsked whether the question itself names the language, in which case a program in another one isn't an
 * answer.
 */
export function choosePrograms(
  section: SiteSection,
  line: number,
  { question, sdk, isAsked }: { readonly question: Question; readonly sdk: Sdk; readonly isAsked: boolean },
): readonly Program[] {
  const all = section.programs.filter((program) => program.line === line && program.language !== OUTPUT);
  const inSdks = all.filter(({ choice }) => sdks.some((known) => known === choice));
  const chosen = inSdks.find(({ choice }) => choice === sdk) ?? (isAsked ? undefined : inSdks[0]);
  const others = all.filter((program) => !inSdks.includes(program));
  return [...(chosen ? [chosen] : []), ...chooseForSystem(others, question.text)];
}

function chooseForSystem(programs: readonly Program[], question: string): readonly Program[] {
  const system = Object.entries(SYSTEMS).find(([, pattern]) => pattern.test(question))?.[0];
  const fitting = programs.filter(({ choice }) => !(choice in SYSTEMS) || system === undefined || choice === system);
  const [first, ...rest] = [...fitting].sort((left, right) => rankTerminal(left) - rankTerminal(right));
  // Blocks that do the same job in several shells or on several systems are equivalent, so one of them is enough.
  return first ? [first, ...rest.filter((program) => isAnotherJob(first, program))] : [];
}

function rankTerminal({ language }: Program): number {
  const place = TERMINALS.indexOf(language);
  return place === -1 ? 0 : place;
}

function isAnotherJob(first: Program, other: Program): boolean {
  return first.choice === "" && other.choice === "" && !TERMINALS.includes(other.language);
}
