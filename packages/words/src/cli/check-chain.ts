import { toKebab } from "@docs/facts";
import { closest, type PlacedFault } from "@docs/pages";
import { callFunction, findCandidates, type Reached } from "../chains/call-function.ts";
import { type Given, matchArguments } from "../chains/match-arguments.ts";
import { readModuleReference } from "../chains/module-reference.ts";
import { isSwitch } from "../chains/read-given.ts";
import { type Candidate, PROJECT, type World } from "../chains/world.ts";
import type { Word } from "../shell/script.ts";
import { type FoundCommand, findFlag, flagsOf } from "./find-command.ts";
import { isFlag, readFlag, type State, unknownFlag } from "./read-flag.ts";

/** Type-checks a chain: `dagger call` begins at the project or the module of `--mod`, `dagger core` at the API. */
export function checkChain(found: FoundCommand, state: State): void {
  const { world, isFragment } = state.context;
  const isHelp = state.words.some(({ text }) => text === "--help" || text === "-h");
  const style = { isPositional: false, isFragment: isFragment || isHelp || found.path === "dagger functions" };
  let reached = startChain(found, state);
  while (state.faults.length === 0 && reached !== undefined) {
    const word = state.words[state.index];
    if (word === undefined) {
      return;
    }
    state.index += 1;
    const given = readFlags(findCandidates(world, reached, word.text), found, state);
    const outcome = callFunction(world, reached, { name: word.text, offset: word.offset, given }, style);
    state.faults.push(...outcome.faults);
    reached = outcome.reached;
  }
}

/** Reads the flags before the first function and returns the start of the chain; undefined for an unknown module. */
function startChain(found: FoundCommand, state: State): Reached {
  const { world } = state.context;
  const constructors = world.constructors.map((fn) => ({ owner: PROJECT, name: "the module", fn }));
  const isCore = found.path === "dagger core";
  const given = readFlags(isCore ? [] : constructors, found, state);
  const module = state.flags.get("--mod");
  if (module !== undefined && !isCore) {
    return readModuleReference(module, world);
  }
  if (!isCore && world.functionsOf(PROJECT)?.size === 0) {
    const flags = flagsOf(state.context.facts.cli, found.command);
    const names = flags.map(({ name }) => name.replace(/^--/, ""));
    // A module that isn't known may have any other flag.
    const slips = given.filter(({ flag }) => closest(flag ?? "", names) !== undefined);
    state.faults.push(...slips.map(({ flag, offset }) => unknownFlag(offset, `--${flag}`, found.path, state, flags)));
    return undefined;
  }
  state.faults.push(...checkSettings(given, isCore ? [] : constructors, world));
  return isCore ? ["Query"] : [PROJECT];
}

/** Reads the flags after a function: its own, and those of the CLI, which may appear anywhere. */
function readFlags(candidates: readonly Candidate[], { path, command }: FoundCommand, state: State): readonly Given[] {
  const own = flagsOf(state.context.facts.cli, command);
  const given: Given[] = [];
  for (let word = state.words[state.index]; word && isFlag(word); word = state.words[state.index]) {
    const flag = /^--(?<flag>[\w-]+)/.exec(word.text)?.groups?.flag ?? "";
    const isOfFunction = candidates.some(({ fn }) => fn.args.some((argument) => toKebab(argument.name) === flag));
    if (!isOfFunction && findFlag(own, word.text.replace(/=[\s\S]*/, ""))) {
      readFlag(word, own, path, state);
    } else {
      given.push(readFunctionFlag(word, flag, isSwitch(flag, candidates), state));
    }
  }
  return given;
}

function readFunctionFlag(word: Word, flag: string, isBoolean: boolean, state: State): Given {
  state.index += 1;
  if (word.text.includes("=")) {
    return { flag, value: word.text.slice(word.text.indexOf("=") + 1), offset: word.offset };
  }
  const next = state.words[state.index];
  if (isBoolean || next === undefined || isFlag(next)) {
    return { flag, offset: word.offset };
  }
  state.index += 1;
  return { flag, value: next.text, offset: word.offset };
}

/** Checks the flags before the first function, which belong to the module's constructor. */
function checkSettings(
  given: readonly Given[],
  constructors: readonly Candidate[],
  { rules }: World,
): readonly PlacedFault[] {
  const results = [[], ...constructors.map(({ fn }) => fn.args)].map((args) =>
    matchArguments("the module", args, given, { isPositional: false, isFragment: true, offset: 0, rules }),
  );
  return results.reduce((left, right) => (right.length < left.length ? right : left));
}
