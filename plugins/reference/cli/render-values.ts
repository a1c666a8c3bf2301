import type { Component } from "../component.ts";
import { table } from "../nodes.ts";

/** `<CliArgumentValues />`: how the command line writes a value of each type. */
export const cliArgumentValues: Component = {
  required: [],
  render: (_, { facts: { cli } }) => [
    table(
      ["Type of the argument", "What to write"],
      cli.argumentValues.map(({ type, syntax }) => ({ cells: [type, syntax] })),
    ),
  ],
};

/** `<CliExitCodes />`: what the CLI ends with. */
export const cliExitCodes: Component = {
  required: [],
  render: (_, { facts: { cli } }) => [
    table(
      ["Exit code", "Meaning"],
      cli.exitCodes.map(({ code, summary }) => ({ cells: [/^\d/.test(code) ? `\`${code}\`` : code, summary] })),
    ),
  ],
};
