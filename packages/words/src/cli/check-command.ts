import { describeChoices, type PlacedFault } from "@docs/pages";
import type { CommandContext } from "../chains/check-shell-script.ts";
import type { Word } from "../shell/script.ts";
import { checkChain } from "./check-chain.ts";
import { type FoundCommand, findSubcommand, flagsOf, type KnownCli, listSubcommands } from "./find-command.ts";
import { isFlag, isPlaceholder, readFlag, type State } from "./read-flag.ts";

/** Commands whose words are a chain of functions. */
const CHAIN_COMMANDS = new Set(["dagger call", "dagger core", "dagger functions"]);

/** Parses the words of a `dagger …` command line and checks them against the commands, their flags, and the API. */
export function checkCommand(words: readonly Word[], context: CommandContext): readonly PlacedFault[] {
  const state: State = { context, words, index: 1, faults: [], flags: new Map() };
  const found = readCommandPath(state);
  if (found && state.faults.length === 0) {
    if (CHAIN_COMMANDS.has(found.path)) {
      checkChain(found, state);
    } else {
      checkRest(found, state);
    }
  }
  return state.faults;
}

/** Reads flags and subcommands up to the intended command; undefined if the rest can't be known. */
function readCommandPath(state: State): FoundCommand | undefined {
  const { words, faults } = state;
  const { cli } = state.context.facts;
  const root = cli.commands.get("dagger");
  let found: FoundCommand | undefined = root && { path: "dagger", command: root };
  while (found && state.index < words.length) {
    const word = words[state.index];
    const names = listSubcommands(cli, found.path);
    if (word === undefined || names.length === 0 || found.path === "dagger completion") {
      break;
    }
    if (isFlag(word)) {
      readFlag(word, flagsOf(cli, found.command), found.path, state);
      continue;
    }
    const next: FoundCommand | undefined = findSubcommand(cli, found.path, word.text);
    if (next === undefined) {
      // The root command also accepts script files.
      if (!isPlaceholder(word.text) && !(found.path === "dagger" && /[./]/.test(word.text))) {
        faults.push(unknownCommand(word, found.path, names, cli));
      }
      return undefined;
    }
    found = next;
    state.index += 1;
  }
  return found;
}

/** Checks the words of a command other than a chain against its flags and its number of arguments. */
function checkRest({ path, command }: FoundCommand, state: State): void {
  const flags = flagsOf(state.context.facts.cli, command);
  const limit = command.maxArguments ?? Number.POSITIVE_INFINITY;
  let count = 0;
  while (state.index < state.words.length) {
    const word = state.words[state.index];
    if (word === undefined || word.text === "--" || (path === "dagger run" && !isFlag(word))) {
      // The rest belongs to another program.
      break;
    }
    if (isFlag(word)) {
      readFlag(word, flags, path, state);
      continue;
    }
    state.index += 1;
    count += 1;
    if (count > limit && !/…/.test(word.text)) {
      const found = `Unexpected argument "${word.text}" of ${path}`;
      const expected = limit === 0 ? "none" : `at most ${limit}`;
      state.faults.push({ offset: word.offset, found, expected, fix: `Its usage is: ${command.usage}` });
    }
  }
}

function unknownCommand(word: Word, parent: string, names: readonly string[], { absent }: KnownCli): PlacedFault {
  const path = `${parent} ${word.text}`;
  return {
    offset: word.offset,
    found: `Unexpected command "${path}"${absent.includes(path) ? ", which this version does not have" : ""}`,
    expected: describeChoices(word.text, names, `one of ${names.join(", ")}`),
    fix: "Correct the command.",
  };
}
