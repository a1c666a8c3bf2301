import { describeChoices, type PlacedFault } from "@docs/pages";
import { type CommandContext, checkShellScript } from "../chains/check-shell-script.ts";
import { parseScript } from "../shell/parse-script.ts";
import type { Word } from "../shell/script.ts";
import { findFlag, isSwitchFlag, type KnownFlag } from "./find-command.ts";

/** The state of a command line that is being read. */
export interface State {
  readonly context: CommandContext;
  readonly words: readonly Word[];
  /** Index of the next word. */
  index: number;
  readonly faults: PlacedFault[];
  /** Values of the flags read so far. */
  readonly flags: Map<string, string | undefined>;
}

/** Checks whether a text is a placeholder: `NAME`, `…`, `<file>`, `[options]`, `$name`. */
export function isPlaceholder(text: string): boolean {
  return /^[A-Z][A-Z_]+$|…|^<.*>$|^\[.*\]$|^\$/.test(text);
}

/** Checks whether a word is a flag. */
export function isFlag({ text }: Word): boolean {
  return /^--?[A-Za-z]/.test(text);
}

/** Reads a flag of the CLI with its value and returns whether the flag exists. */
export function readFlag(word: Word, flags: readonly KnownFlag[], path: string, state: State): boolean {
  const [name = "", ...value] = word.text.split("=");
  const flag = findFlag(flags, name);
  state.index += 1;
  if (!flag) {
    if (!isPlaceholder(name.replace(/^-+/, ""))) {
      state.faults.push(unknownFlag(word.offset, name, path, state, flags));
    }
    return false;
  }
  if (value.length > 0) {
    state.flags.set(flag.name, value.join("="));
  } else if (!isSwitchFlag(flag)) {
    state.flags.set(flag.name, state.words[state.index]?.text);
    state.index += 1;
  }
  const given = state.flags.get(flag.name);
  // An SDK may also be a module, identified by a path or an address.
  const isModule = flag.name === "--sdk" && /[/.]/.test(given ?? "");
  if (flag.values && given !== undefined && !isPlaceholder(given) && !isModule && !flag.values.includes(given)) {
    state.faults.push({
      offset: word.offset,
      found: `Unexpected value "${given}" of ${flag.name}`,
      expected: describeChoices(given, flag.values),
      fix: "Correct the value.",
    });
  }
  if (flag.name === "--command" && given !== undefined && !isPlaceholder(given) && given !== "CODE") {
    const script = checkShellScript(parseScript(given), { ...state.context, variables: new Map() });
    state.faults.push(...script.faults.map((fault) => ({ ...fault, offset: word.offset })));
  }
  return true;
}

/** Describes the fix for an unknown flag. */
export function unknownFlag(
  offset: number,
  name: string,
  path: string,
  { context }: State,
  flags: readonly KnownFlag[],
): PlacedFault {
  const others = [...context.facts.cli.commands]
    .filter(([, command]) => findFlag(command.flags, name))
    .map(([other]) => other);
  const hint = others.length > 0 ? ` It is a flag of ${others.slice(0, 3).join(", ")}.` : "";
  const names = flags.map((flag) => flag.name);
  return {
    offset,
    found: `Unexpected flag "${name}" of ${path}`,
    expected: describeChoices(name, names),
    fix: `Correct the flag or remove it.${hint}`,
  };
}
