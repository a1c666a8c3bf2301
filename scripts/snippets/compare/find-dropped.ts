import { type Problem, toPlace } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { isFirstOfLine, listOpen, readTokens, skipBrackets, type Token } from "./read-tokens.ts";

/** API functions that have an effect even if their result isn't used. */
const WITH_EFFECT = new Set(["export", "publish", "start", "stop", "sync", "up", "stdout", "stderr", "exitcode"]);

/** Languages in which a call without `await`, or with an unused error, is also lost. */
const NEEDS_USE = new Set(["go", "typescript"]);

/**
 * Finds statements that do nothing: a chain of API calls that never runs because its result isn't used, and a statement
 * that returns a nil error.
 *
 * @param functions names of the API's functions, in lowercase and without underscores.
 */
export function findDropped(programs: readonly Program[], functions: ReadonlySet<string>): readonly Problem[] {
  return programs.flatMap((program) => {
    const tokens = readTokens(program.language, program.code);
    const dropped = tokens.flatMap((_, index) => findChain(tokens, index, program, functions));
    return [...dropped, ...findSwappedErrors(program)];
  });
}

function findChain(
  tokens: readonly Token[],
  index: number,
  program: Program,
  functions: ReadonlySet<string>,
): readonly Problem[] {
  const first = tokens[index] as Token;
  if (first.kind !== "word" || !beginsStatement(tokens, index, program.code)) {
    return [];
  }
  const { end, last } = readChain(tokens, index);
  const name = last === undefined ? "" : last.text.replaceAll("_", "").toLowerCase();
  const isLost = functions.has(name) && (NEEDS_USE.has(program.language) || !WITH_EFFECT.has(name));
  // A token that continues the expression uses the chain's result.
  const isWhole = !/^(?:=|:=|,|\+|-|\*|\?|\?\?|in|or|and|if)$/.test(tokens[end]?.text ?? "");
  const isOurs = first.text === "dag" || /^with/.test(name);
  return last !== undefined && isLost && isWhole && isOurs
    ? [
        {
          file: program.file,
          ...toPlace(program.code, first.offset),
          found: `Unexpected call of ${last.text} whose result nobody takes`,
          expected: "a use of the result: nothing runs without one, and errors are lost",
          fix: "Return it, wait for it or keep it in a variable.",
        },
      ]
    : [];
}

/** Returns whether a token begins a statement: it's first on its line, and nothing is left open before it. */
function beginsStatement(tokens: readonly Token[], index: number, code: string): boolean {
  const { offset } = tokens[index] as Token;
  const previous = tokens[index - 1];
  const isBehind = previous?.kind === "string" || /^[;{}:)\]]$/.test(previous?.text ?? ";");
  const around = tokens[listOpen(tokens, index).at(-1) ?? -1]?.text ?? "";
  return isFirstOfLine(code, offset) && isBehind && !/[([]/.test(around);
}

/** Follows a chain such as `a.b().c(…)`, and returns the index after it and the last function that it calls. */
function readChain(
  tokens: readonly Token[],
  start: number,
): { readonly end: number; readonly last: Token | undefined } {
  let last: Token | undefined;
  let at = start;
  for (;;) {
    const isMember = at > start;
    at += 1;
    if (tokens[at]?.text === "(") {
      last = isMember ? tokens[at - 1] : last;
      at = skipBrackets(tokens, at);
    }
    if (!/^(?:\.|->|\?->|\?\.)$/.test(tokens[at]?.text ?? "") || tokens[at + 1]?.kind !== "word") {
      return { end: at, last };
    }
    at += 1;
  }
}

/** Finds `if err == nil { return err }`, where the opposite condition was meant. */
function findSwappedErrors({ file, language, code }: Program): readonly Problem[] {
  const swapped = /\berr == nil\s*\{\s*return\b[^\n]*\berr\b/g;
  return language !== "go"
    ? []
    : [...code.matchAll(swapped)].map(({ index }): Problem => {
        return {
          file,
          ...toPlace(code, index),
          found: 'Unexpected "err == nil" before a return of err',
          expected: '"err != nil"',
          fix: "Correct the comparison.",
        };
      });
}
