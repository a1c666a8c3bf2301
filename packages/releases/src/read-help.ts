import type { CliFacts, CommandFacts, Flag, FlagFacts } from "@docs/facts";

/** Recorded help: what each command of a release prints with `--help`. */
export interface CliHelp {
  /** The release, such as `v0.19.4`. */
  readonly dagger: string;
  readonly date: string;
  readonly commands: Readonly<Record<string, string>>;
}

/** Names of types in help, by pflag; a flag without one is Boolean. */
const TYPES: Readonly<Record<string, Flag["type"]>> = {
  "": "bool",
  count: "count",
  duration: "duration",
  labels: "stringSlice",
  string: "string",
  strings: "stringSlice",
};

/** What pflag leaves out of help because it's empty. */
const EMPTY: Readonly<Record<Flag["type"], unknown>> = {
  bool: false,
  count: 0,
  duration: "0s",
  string: "",
  stringSlice: [],
};

/** A flag in help, whose description is on the same line. */
const FLAG =
  /^ {2,6}(?:(?<shorthand>-\w), )?(?<name>--[\w-]+)(?: (?<type>[a-z]+)(?:\[="(?<without>.*?)"\])?)?(?:\s+(?<rest>.*))?$/gm;

/**
 * Reads the flags of a list as pflag prints it, in help and in the reference of the repository.
 *
 * @throws Error on a type that the site doesn't know.
 */
export function readFlags(text: string): Readonly<Record<string, FlagFacts>> {
  const joined = text.replace(/\n\s{8,}(?!--)/g, " ");
  return Object.fromEntries(
    [...joined.matchAll(FLAG)].map(({ groups: { shorthand, name = "", type = "", without, rest = "" } = {} }) => {
      const known = TYPES[type];
      if (known === undefined) {
        throw new Error(
          `Unexpected type "${type}" of the flag ${name}, expected one of ${Object.keys(TYPES).join(", ")}. Add it to TYPES.`,
        );
      }
      const shown = /\(default (?<value>"[^"]*"|[^)]*)\)$/.exec(rest)?.groups?.value?.replace(/^"|"$/g, "");
      return [
        name,
        {
          ...(shorthand === undefined ? {} : { shorthand }),
          type: known,
          default: shown === undefined ? EMPTY[known] : known === "bool" ? shown === "true" : shown,
          ...(without === undefined ? {} : { withoutValue: without }),
        },
      ];
    }),
  );
}

/**
 * Reads the command line from what each command prints with `--help`.
 *
 * @param help texts by command, such as `dagger toolchain install`.
 */
export function readCli(help: Readonly<Record<string, string>>): CliFacts {
  const sections = new Map(Object.entries(help).map(([name, text]) => [name, splitHelp(text)]));
  const commands = [...sections].map(([name, own]) => [name, readCommand(name, own, sections)] as const);
  const inherited = [...sections.values()].map((own) => own.get("INHERITED OPTIONS")).find((text) => text);
  const global = readFlags(inherited ?? "");
  return {
    global,
    commands: Object.fromEntries(
      commands.map(([name, command]) => [
        name,
        {
          ...command,
          flags: Object.fromEntries(
            Object.entries(command.flags).filter(([flag]) => flag !== "--help" && !(flag in global)),
          ),
        },
      ]),
    ),
  };
}

type Sections = ReadonlyMap<string, string>;

function readCommand(name: string, own: Sections, all: ReadonlyMap<string, Sections>): CommandFacts {
  const [parent = "", short = ""] = /^(.*) (\S+)$/.exec(name)?.slice(1) ?? [];
  const group = findGroup(parent, short, all);
  const [, ...aliases] = (own.get("ALIASES") ?? "").trim().split(", ");
  return {
    usage: (own.get("USAGE") ?? "").trim().replace(/ \[flags\]$/, "") || name,
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(group === undefined || group === "ADDITIONAL COMMANDS" || group === "AVAILABLE COMMANDS"
      ? {}
      : { group: toTitle(group) }),
    ...(parent !== "" && isHidden(name, all) ? { isHidden: true } : {}),
    ...(own.has("EXPERIMENTAL") ? { isExperimental: true } : {}),
    flags: readFlags(own.get("OPTIONS") ?? ""),
  };
}

/** Checks whether no list of commands has a command, or the command that it's below. */
function isHidden(name: string, all: ReadonlyMap<string, Sections>): boolean {
  const [parent = "", short = ""] = /^(.*) (\S+)$/.exec(name)?.slice(1) ?? [];
  return parent !== "" && (findGroup(parent, short, all) === undefined || isHidden(parent, all));
}

function findGroup(parent: string, short: string, all: ReadonlyMap<string, Sections>): string | undefined {
  return [...(all.get(parent) ?? [])].find(
    ([heading, text]) => heading.endsWith("COMMANDS") && new RegExp(`^ +${short} `, "m").test(text),
  )?.[0];
}

/** Splits help at its headings. */
function splitHelp(text: string): Sections {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: headings are bold, and escape sequences begin with one
  const parts = text.split(/^\u001b\[1m(?<heading>.*)\u001b\[0m$/m).slice(1);
  return new Map(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ""] as const] : [])));
}

function toTitle(heading: string): string {
  return heading.toLowerCase().replace(/\b\w/g, (letter) => letter.toUpperCase());
}
