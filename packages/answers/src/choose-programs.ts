import type { Sdk } from "@docs/search/types";
import type { Question } from "./read-question.ts";
import type { Program, SiteSection } from "./site.ts";

/** Languages of what is typed into a terminal, the likeliest first. */
const TERMINALS: readonly string[] = ["shell", "powershell", "dagger-shell"];

/** Shows what a program prints, and answers nothing by itself. */
const OUTPUT = "output";

const SDKS: readonly string[] = ["go", "python", "typescript", "php", "java"] satisfies readonly Sdk[];

/** How questions name the systems that tabs tell apart. */
const SYSTEMS: Readonly<Record<string, RegExp>> = {
  macos: /\b(?:mac|macos|os ?x|homebrew|brew|macbook)\b/i,
  linux: /\b(?:linux|ubuntu|debian|fedora|alpine|centos|arch|wsl)\b/i,
  windows: /\b(?:windows|winget|powershell)\b/i,
};

/**
 * Chooses among the programs that stand after a line of a section: the one in the reader's language, for the reader's
 * system, for the terminal that most have.
 *
 * @param isAsked whether the question itself names the language: then another one is no answer.
 */
export function choosePrograms(
  section: SiteSection,
  line: number,
  { question, sdk, isAsked }: { readonly question: Question; readonly sdk: Sdk; readonly isAsked: boolean },
): readonly Program[] {
  const all = section.programs.filter((program) => program.line === line && program.language !== OUTPUT);
  const inSdks = all.filter(({ choice }) => SDKS.includes(choice));
  const chosen = inSdks.find(({ choice }) => choice === sdk) ?? (isAsked ? undefined : inSdks[0]);
  const others = all.filter((program) => !inSdks.includes(program));
  return [...(chosen ? [chosen] : []), ...chooseForSystem(others, question.text)];
}

function chooseForSystem(programs: readonly Program[], question: string): readonly Program[] {
  const system = Object.entries(SYSTEMS).find(([, pattern]) => pattern.test(question))?.[0];
  const fitting = programs.filter(({ choice }) => !(choice in SYSTEMS) || system === undefined || choice === system);
  const [first, ...rest] = [...fitting].sort((left, right) => rankTerminal(left) - rankTerminal(right));
  // Blocks for one job in several shells or on several systems say the same: one of them is enough.
  return first ? [first, ...rest.filter((program) => isAnotherJob(first, program))] : [];
}

function rankTerminal({ language }: Program): number {
  const place = TERMINALS.indexOf(language);
  return place === -1 ? 0 : place;
}

function isAnotherJob(first: Program, other: Program): boolean {
  return first.choice === "" && other.choice === "" && !TERMINALS.includes(other.language);
}
