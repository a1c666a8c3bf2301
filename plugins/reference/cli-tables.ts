import { factTable, listCodes, type Row, table } from "@docs/code/nodes";
import { type Flag, flagId, variableId } from "@docs/facts";
import type { BlockContent } from "mdast";
import type { Component } from "./component.ts";

/** `<CliGlobalFlags />`: the flags that every command accepts. */
export const cliGlobalFlags: Component = {
  render: (_, { facts: { cli } }) => renderFlags(cli.globalFlags),
};

/** `<CliSharedFlags />`: the flags that several commands share, such as `--mod`. */
export const cliSharedFlags: Component = {
  render: (_, { facts: { cli } }) => renderFlags(cli.sharedFlags),
};

/** `<CliArgumentValues />`: how to write a value of each type on the command line. */
export const cliArgumentValues: Component = {
  render: (_, { facts: { cli } }) => [
    table(
      ["Type of the argument", "What to write"],
      cli.argumentValues.map(({ type, syntax }) => ({ cells: [type, syntax] })),
    ),
  ],
};

/** `<CliExitCodes />`: the exit codes of the CLI. */
export const cliExitCodes: Component = {
  render: (_, { facts: { cli } }) => [
    table(
      ["Exit code", "Meaning"],
      cli.exitCodes.map(({ code, summary }) => ({ cells: [/^\d/.test(code) ? `\`${code}\`` : code, summary] })),
    ),
  ],
};

/**
 * Renders the table of a command's flags, or nothing if it has none.
 *
 * @param path path of the command; omitted for global flags.
 */
export function renderFlags(flags: readonly Flag[], path?: string): readonly BlockContent[] {
  const rows = flags.map(
    (flag): Row => ({
      id: flagId(path, flag.name),
      cells: [nameOf(flag), TYPES[flag.type], describeDefault(flag), describe(flag)],
    }),
  );
  return rows.length === 0 ? [] : [factTable(["Flag", "Type", "Default", "Meaning"], rows)];
}

/** Names of types, as shown to readers. */
const TYPES: Readonly<Record<Flag["type"], string>> = {
  bool: "switch",
  count: "count",
  duration: "duration",
  string: "text",
  stringSlice: "list",
};

function nameOf({ name, shorthand }: Flag): string {
  // Keeps both names on the same line.
  return shorthand ? `\`${name}\`,\u00a0\`${shorthand}\`` : `\`${name}\``;
}

function describeDefault({ default: value }: Flag): string {
  if (value === "" || value === undefined || (Array.isArray(value) && value.length === 0)) {
    return "none";
  }
  return typeof value === "boolean" ? (value ? "on" : "off") : `\`${String(value)}\``;
}

function describe({ summary, values, variable, isHidden, since }: Flag): string {
  return [
    summary,
    // A summary that allows more than the names has its own list.
    ...(values && !summary.includes(listCodes(values.slice(0, 2))) ? [`One of ${listCodes(values)}.`] : []),
    ...(variable ? [`Variable: [\`${variable}\`](#${variableId(variable)}).`] : []),
    ...(isHidden ? ["The CLI's help doesn't list this flag."] : []),
    ...(since === undefined ? [] : [`Since ${since}.`]),
  ].join(" ");
}
