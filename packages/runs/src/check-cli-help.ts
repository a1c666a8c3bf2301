import { existsSync, readFileSync } from "node:fs";
import type { Cli, Command, Flag } from "@docs/facts";
import type { Problem } from "@docs/pages";
import { RUNS_FOLDER } from "./plan.ts";

/** The recorded help of the CLI: the text that each command prints with `--help`. */
export const CLI_HELP_FILE = `${RUNS_FOLDER}/cli-help.json`;

/** Recorded help, and the release that printed it. */
export interface CliHelp {
  readonly dagger: string;
  readonly date: string;
  readonly commands: Readonly<Record<string, string>>;
}

/** A flag as help shows it. */
interface HelpFlag {
  readonly shorthand: string | undefined;
  readonly type: string;
  readonly default: string | undefined;
  /** Value of the flag if it's given without one. */
  readonly withoutValue: string | undefined;
}

/** Names of types in help, by the names in `data/cli`. */
const TYPES: Readonly<Record<Flag["type"], string>> = {
  bool: "",
  count: "count",
  duration: "duration",
  string: "string",
  stringSlice: "strings",
};

/** Names that a single flag has for a type of others. */
const CUSTOM_TYPES: Readonly<Record<string, string>> = { labels: "strings" };

/** A flag in help, whose description is on the same line. */
const FLAG =
  /^ {2,6}(?:(?<shorthand>-\w), )?(?<name>--[\w-]+)(?: (?<type>[a-z]+)(?:\[="(?<without>.*?)"\])?)?(?:\s+(?<rest>.*))?$/gm;

/**
 * Compares `data/cli` with the recorded help: commands, flags, shorthands, types, and defaults.
 *
 * @param version release that the site documents, such as `v0.19.4`.
 */
export function checkCliHelp(cli: Cli, version: string): readonly Problem[] {
  const at = {
    file: CLI_HELP_FILE,
    line: 1,
    column: 1,
    fix: "Run npm run record -- --cli with the CLI of that release.",
  };
  if (!existsSync(CLI_HELP_FILE)) {
    return [{ ...at, found: "Unexpected site without recorded help", expected: CLI_HELP_FILE }];
  }
  const help = JSON.parse(readFileSync(CLI_HELP_FILE, "utf8")) as CliHelp;
  if (help.dagger !== version) {
    return [{ ...at, found: `Unexpected help of ${help.dagger}`, expected: `that of ${version}` }];
  }
  return [...cli.commands].flatMap(([name, command]) => compareCommand(name, command, cli, help.commands[name]));
}

function compareCommand(name: string, command: Command, cli: Cli, text: string | undefined): readonly Problem[] {
  if (text === undefined) {
    return [describe(`Unexpected command \`${name}\``, "a command whose help is recorded")];
  }
  const shown = readFlags(text);
  const listed = new Map([...command.flags, ...cli.globalFlags].map((flag) => [flag.name, flag]));
  const extra = [...listed.values()].filter((flag) => flag.isHidden !== true && !shown.has(flag.name));
  return [
    ...extra.map((flag) => describe(`Unexpected flag \`${flag.name}\` of \`${name}\``, "a flag that its help shows")),
    ...[...shown].flatMap(([flag, help]) => compareFlag(`\`${flag}\` of \`${name}\``, listed.get(flag), help)),
  ];
}

function compareFlag(where: string, flag: Flag | undefined, help: HelpFlag): readonly Problem[] {
  if (!flag) {
    return [describe(`Unexpected lack of ${where}`, "every flag that the help shows")];
  }
  const rows = [
    ["shorthand", flag.shorthand, help.shorthand],
    ["type", TYPES[flag.type], help.type],
    ["default", toText(flag.default), help.default],
    ["value of a flag without one", flag.withoutValue, help.withoutValue],
  ] as const;
  return rows.flatMap(([what, ours, theirs]) =>
    ours === theirs ? [] : [describe(`Unexpected ${what} ${ours ?? "(none)"} of ${where}`, theirs ?? "none")],
  );
}

/** Returns a default in the form of help, which leaves empty ones out. */
function toText(value: unknown): string | undefined {
  const isEmpty = value === undefined || value === "" || value === false || value === 0 || `${value}` === "";
  return isEmpty ? undefined : String(value);
}

/** Reads the flags of a help text. Their descriptions go over several lines. */
function readFlags(text: string): ReadonlyMap<string, HelpFlag> {
  const options = text.slice(Math.max(0, text.search(/^\S*OPTIONS/m))).replace(/\n\s{8,}/g, " ");
  return new Map(
    [...options.matchAll(FLAG)].flatMap(({ groups: { shorthand, name = "", type = "", without, rest = "" } = {} }) => {
      const found = /\(default (?<value>"[^"]*"|[^)]*)\)$/.exec(rest)?.groups?.value;
      const flag = { shorthand, type: CUSTOM_TYPES[type] ?? type, default: found?.replace(/^"|"$/g, "") };
      return name === "--help" ? [] : [[name, { ...flag, withoutValue: without }] as const];
    }),
  );
}

function describe(found: string, expected: string): Problem {
  const fix = "Correct data/cli/commands.json or flags.json.";
  return { file: "data/cli/commands.json", line: 1, column: 1, found, expected, fix };
}
