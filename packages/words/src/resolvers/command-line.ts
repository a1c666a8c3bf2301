import type { PlacedFault } from "@docs/pages";
import { checkShellScript } from "../chains/check-shell-script.ts";
import { checkCommand } from "../cli/check-command.ts";
import { guard } from "../cli/check-shell-text.ts";
import { checkForeign } from "../foreign/check-foreign.ts";
import { foreign, type Resolver, type WordContext } from "../resolution.ts";
import { parseScript } from "../shell/parse-script.ts";
import type { Word } from "../shell/script.ts";

/** Resolves command lines: `dagger …`, those of known programs, and Dagger Shell pipelines. */
export const resolveCommandLine: Resolver = (word, context) => {
  const first = /^(?:\w+=\S*\s+)*(?:sudo\s+)?(?<program>[\w.-]+)(?=\s|$)/.exec(word)?.groups?.program ?? "";
  if (first === "dagger") {
    const faults = checkDagger(word, context);
    return faults.length > 0 ? faults : { kind: "command", targets: [word] };
  }
  if (context.programs.has(first)) {
    const faults = [...(/\|\s*dagger\b/.test(word) ? checkDagger(word, context) : []), ...checkOthers(word, context)];
    return faults.length > 0 ? faults : foreign(word);
  }
  if (!/[\s|{]/.test(word) || !/^[.$\w][\w.$()-]*(?:[\s|=]|$)/.test(word)) {
    return undefined;
  }
  return isPipeline(word, first, context) ? checkPipeline(word, context) : undefined;
};

/**
 * Checks for a pipeline: several words that contain `|`, or begin with a builtin, a function of a chain, or a variable.
 */
function isPipeline(word: string, first: string, { world, facts: { shell }, index }: WordContext): boolean {
  const hasPipe = /\s\|\s|^\w+\(\)\s*\{/.test(word);
  const isKebab = /^[a-z]+(?:-[a-z]+)+$/.test(first) && index.has(first);
  const isKnown = shell.coreCommands.includes(first) || world.functionsOf("the project")?.has(first) === true;
  return hasPipe || isKebab || isKnown || /^\.(?:\s|[a-z]+\s)/.test(word) || /^_[a-z]+\s/.test(word);
}

function checkPipeline(word: string, context: WordContext) {
  const own = { ...context, isFragment: true, variables: new Map(context.page.variables) };
  const faults = guard(() => checkShellScript(parseScript(word), own).faults, ` in "${word}"`);
  return faults.length > 0 ? faults : ({ kind: "command", targets: [word] } as const);
}

function checkDagger(word: string, context: WordContext): readonly PlacedFault[] {
  return checkEach(word, (words) =>
    words[0]?.text === "dagger"
      ? checkCommand(words, { ...context, isFragment: true, variables: new Map(), functions: new Set() })
      : [],
  );
}

function checkOthers(word: string, { facts: { foreignPrograms } }: WordContext): readonly PlacedFault[] {
  return checkEach(word, (all) => {
    const words = all.slice(all[0]?.text === "sudo" ? 1 : 0);
    return Object.hasOwn(foreignPrograms, words[0]?.text ?? "") ? checkForeign(words, foreignPrograms) : [];
  });
}

/** Checks each command of a line. */
function checkEach(line: string, check: (words: readonly Word[]) => readonly PlacedFault[]): readonly PlacedFault[] {
  const list = () => parseScript(line).pipelines.flat();
  return guard(() => list().flatMap(({ words }) => check(words)), ` in "${line}"`);
}
