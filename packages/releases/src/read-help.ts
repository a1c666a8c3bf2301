import type { CliFacts, CommandFacts, Flag, FlagFacts } from "@docs/facts";

/** Recorded help: what each command of a release prints with `--help`. */
export interface CliHelp {
  /** The release, such as `v0.19.4`. */
  readonly dagger: string;
  readonly date: string;
  readonly commands: Readonly<Record<string, string>>;
}

/** Types in help, by pflag, with those of the site and the default that pflag leaves out because it's empty. */
const TYPES: Readonly<Record<string, readonly [type: Flag["type"], empty: unknown]>> = {
  "": ["bool", false],
  count: ["count", 0],
  duration: ["duration", "0s"],
  labels: ["stringSlice", []],
  string: ["string", ""],
  strings: ["stringSlice", []],
};

/** A flag in help, whose description is on the same line. */
const FLAG =
  /^ {2,6}(?:(?<shorthand>-\w), )?(?<name>--[\w-]+)(?: (?<type>[a-z]+)(?:\[="(?<without>.*?)"\])?)?(?:\s+(?<rest>.*))?$/gm;

/**
 * Reads the flags of a list as pflag prints it, in help and in the reference of the repository.
 *
 * @throws Error on a type that the site doesn't know.
 */
export function readFlags(text: string): CommandFacts["flags"] {
  const joined = text.replace(/\n\s{8,}(?!--)/g, " ");
  return Object.fromEntries(
    [...joined.matchAll(FLAG)].map(({ groups: { shorthand, name = "", type = "", without, rest = "" } = {} }) => {
      if (TYPES[type] === undefined) {
        throw new Error(
          `Unexpected type "${type}" of the flag ${name}, expected one of ${Object.keys(TYPES).join(", ")}. Add it to TYPES.`,
        );
      }
      const [known, empty] = TYPES[type];
      const shown = /\(default (?<value>"[^"]*"|[^)]*)\)$/.exec(rest)?.groups?.value?.replace(/^"|"$/g, "");
      const value = shown === undefined ? empty : known === "bool" ? shown === "true" : shown;
      const facts: FlagFacts = { shorthand, type: known, default: value, withoutValue: without };
      return [name, facts];
    }),
  );
}

/** Help of a command, by heading. */
type Sections = ReadonlyMap<string, string>;

/** Reads the commands from what each prints with `--help`. The flags of a command include those that all have. */
export function readCli(help: Readonly<Record<string, string>>): CliFacts {
  const sections = new Map(Object.entries(help).map(([name, text]) => [name, splitHelp(text)]));
  const inherited = [...sections.values()].map((own) => own.get("INHERITED OPTIONS")).find((text) => text);
  return {
    global: readFlags(inherited ?? ""),
    commands: Object.fromEntries([...sections].map(([name, own]) => [name, readCommand(name, own, sections)])),
  };
}

function readCommand(name: string, own: Sections, all: ReadonlyMap<string, Sections>): CommandFacts {
  const [, ...aliases] = (own.get("ALIASES") ?? "").trim().split(", ");
  return {
    usage: (own.get("USAGE") ?? "").trim().replace(/ \[flags\]$/, "") || name,
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(isHidden(name, all) ? { isHidden: true } : {}),
    ...(own.has("EXPERIMENTAL") ? { isExperimental: true } : {}),
    flags: readFlags(own.get("OPTIONS") ?? ""),
  };
}

/** Checks whether no list of commands has a command, or the command that it's below. */
function isHidden(name: string, all: ReadonlyMap<string, Sections>): boolean {
  const parent = name.replace(/ ?\S+$/, "");
  return parent !== "" && (!isListed(name, all) || isHidden(parent, all));
}

/** Checks whether the help of a command's parent lists it. */
function isListed(name: string, all: ReadonlyMap<string, Sections>): boolean {
  const [parent = "", short] = name.split(/ (?=\S+$)/);
  const item = new RegExp(`^ +${short} `, "m");
  return [...(all.get(parent) ?? [])].some(([heading, text]) => heading.endsWith("COMMANDS") && item.test(text));
}

/** Splits help at its headings. */
function splitHelp(text: string): Sections {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: headings are bold, and escape sequences begin with one
  const parts = text.matchAll(/^\u001b\[1m(?<heading>.*)\u001b\[0m$(?<text>(?:\n(?!\u001b\[1m).*)*)/gm);
  return new Map([...parts].map(({ groups }) => [groups?.heading ?? "", groups?.text ?? ""]));
}
