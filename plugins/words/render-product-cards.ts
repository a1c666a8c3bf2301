import type { Cli, Command, Facts, Flag, JsonSchema, Variable } from "@docs/facts";
import { firstSentence } from "@docs/pages";
import { termId } from "../reference/ids.ts";
import { describeKeys } from "./bare-names.ts";
import type { Card, CardFile } from "./card.ts";

/** Makes the cards that are the same in every language, by file. */
export function renderProductCards({ cli, variables, configuration, terms }: Facts): ReadonlyMap<string, CardFile> {
  return new Map([
    ["cli", renderCli(cli)],
    ["variables", new Map(variables.map((variable) => [variable.name, renderVariable(variable)]))],
    [
      "configuration",
      new Map(
        [...configuration].flatMap(([file, schema]) =>
          [...describeKeys(schema)].map(([key, value]) => [`${file} ${key}`, renderKey(file, key, value)] as const),
        ),
      ),
    ],
    [
      "glossary",
      new Map(
        terms.map(({ term, meaning }) => [termId(term), { kind: "Term", code: term, text: firstSentence(meaning) }]),
      ),
    ],
  ]);
}

function renderCli({ commands, globalFlags }: Cli): CardFile {
  return new Map([
    ...globalFlags.map((flag) => [flag.name, renderFlag("Flag of every command", flag)] as const),
    ...[...commands].flatMap(([path, command]) => [
      [path, renderCommand(path, command)] as const,
      ...command.flags.map((flag) => [`${path} ${flag.name}`, renderFlag(`Flag of ${path}`, flag)] as const),
    ]),
  ]);
}

function renderCommand(path: string, { usage, summary, isExperimental }: Command): Card {
  return {
    kind: "Command",
    code: usage,
    ...(usage.startsWith(path) ? { name: path } : {}),
    text: firstSentence(summary),
    ...(isExperimental ? { rows: [["Status", "Experimental: it may change without notice."]] } : {}),
  };
}

/** What stands for a value of each type; switches take none. */
const VALUES: Readonly<Record<Flag["type"], string>> = {
  bool: "",
  count: "",
  duration: "=DURATION",
  string: "=TEXT",
  stringSlice: "=LIST",
};

function renderFlag(kind: string, { name, shorthand, type, summary, values, variable, default: value }: Flag): Card {
  const isTelling = (typeof value === "string" && value !== "") || (typeof value === "number" && value !== 0);
  return {
    kind,
    code: `${shorthand ? `${shorthand}, ` : ""}${name}${VALUES[type]}`,
    name,
    text: firstSentence(summary),
    rows: [
      ...(values ? [["Values", values.map((choice) => `\`${choice}\``).join(", ")] as const] : []),
      ...(isTelling ? [["Default", `\`${String(value)}\``] as const] : []),
      ...(variable ? [["Variable", `\`${variable}\``] as const] : []),
    ],
  };
}

function renderVariable({ name, summary, values, default: value, readBy }: Variable): Card {
  return {
    kind: "Environment variable",
    code: name,
    text: firstSentence(summary),
    rows: [
      ["Read by", readBy.replace(/ \(.*/, "")],
      ...(values ? [["Values", values.map((choice) => `\`${choice}\``).join(", ")] as const] : []),
      ...(value === "unset" ? [] : [["Default", value] as const]),
    ],
  };
}

function renderKey(file: string, key: string, { type, description, default: value }: JsonSchema): Card {
  const isTelling = ["boolean", "number", "string"].includes(typeof value) && value !== "";
  return {
    kind: `Key of ${file}`,
    code: type ? `${key}: ${type}` : key,
    name: key,
    text: firstSentence(description ?? ""),
    ...(isTelling ? { rows: [["Default", `\`${String(value)}\``]] } : {}),
  };
}
