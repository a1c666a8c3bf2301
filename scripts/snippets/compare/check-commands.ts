import type { ForeignPrograms } from "@docs/facts";
import { type Problem, toPlace } from "@docs/pages";
import type { Program } from "@docs/snippets";
import type { Script } from "@docs/words";
import { type CommandWord, checkForeign, parseScript, SyntaxMistake } from "@docs/words";
import { HOLE, readTokens, skipBrackets, type Token } from "./read-tokens.ts";

/** API functions whose first argument is a command. */
const WITH_COMMAND = /^with_?(?:exec|default_?args|entrypoint)$/i;

/** Checks the commands that programs run in containers, because no compiler notices that `go tset` isn't a command. */
export function checkCommands(programs: readonly Program[], foreign: ForeignPrograms): readonly Problem[] {
  return programs.flatMap(({ file, language, code }) => {
    const tokens = readTokens(language, code);
    return tokens.flatMap((token, index) =>
      WITH_COMMAND.test(token.text) && tokens[index + 1]?.text === "("
        ? checkOne(readWords(tokens, index + 1), foreign).map(({ offset, ...fault }): Problem => {
            return { file, ...toPlace(code, offset), ...fault };
          })
        : [],
    );
  });
}

/** Reads the words of a command up to the first one that's known only at run time. */
function readWords(tokens: readonly Token[], open: number): readonly CommandWord[] {
  const inner = tokens.slice(open + 1, skipBrackets(tokens, open));
  const first = inner.findIndex(({ kind }) => kind === "string");
  const end = inner.findIndex(
    ({ kind, text }, index) =>
      (kind === "word" && !/^(?:List|of|string)$/.test(text)) ||
      (kind === "symbol" && index > first && /^[\])}+]$/.test(text)),
  );
  return inner
    .slice(0, end < 0 ? undefined : end)
    .filter(({ kind }) => kind === "string")
    .filter(({ text }) => !text.includes(HOLE) && !text.includes("%s"));
}

function checkOne(words: readonly CommandWord[], foreign: ForeignPrograms) {
  const [shell, option, script] = words;
  const isScript = shell?.text === "sh" && option?.text === "-c" && script !== undefined;
  return [...checkForeign(words, foreign), ...(isScript ? checkScript(script, foreign) : [])];
}

function checkScript({ text, offset }: CommandWord, foreign: ForeignPrograms) {
  try {
    return listCommands(parseScript(text)).flatMap((words) =>
      checkForeign(words, foreign).map((fault) => ({ ...fault, offset })),
    );
  } catch (error) {
    if (error instanceof SyntaxMistake) {
      return [{ offset, found: error.found, expected: error.expected, fix: "Close it." }];
    }
    throw error;
  }
}

function listCommands({ pipelines, functions }: Script): readonly (readonly CommandWord[])[] {
  return [
    ...pipelines.flatMap((pipeline) =>
      pipeline.flatMap(({ words }) => [
        words,
        ...words.flatMap(({ parts }) =>
          parts.flatMap((part) => (part.kind === "substitution" ? listCommands(part.script) : [])),
        ),
      ]),
    ),
    ...[...functions.values()].flatMap(listCommands),
  ];
}
