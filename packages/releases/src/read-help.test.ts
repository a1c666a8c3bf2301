import { expect, test } from "vitest";
import { readCli, readFlags } from "./read-help.ts";

const bold = (heading: string) => `\u001b[1m${heading}\u001b[0m`;

const ROOT = `A tool

${bold("USAGE")}
  tool [options]

${bold("MODULE COMMANDS")}
  call          Call it

${bold("OPTIONS")}
  -m, --mod string   Module to load
`;

const CALL = `Call it

${bold("USAGE")}
  tool call [options] [flags]

${bold("ALIASES")}
  call, c

${bold("EXPERIMENTAL")}
  may change

${bold("OPTIONS")}
      --output string   Where to save the
                        result (default "out")

${bold("INHERITED OPTIONS")}
      --progress string[="auto"]   Format
  -v, --verbose count   Show more
`;

test("flags have their shorthand, type, and default, whatever their description says", () => {
  expect(readFlags("  -t, --time duration   How long (such as 5s)\n      --on   Is it (default true)\n")).toEqual({
    "--time": { shorthand: "-t", type: "duration", default: "0s" },
    "--on": { type: "bool", default: true },
  });
});

test("an unknown type is an error, because a guess would be a wrong fact", () => {
  expect(() => readFlags("      --size int   Size\n")).toThrow('Unexpected type "int" of the flag --size');
});

test("help says what a command is, and its lack in a list that it's hidden", () => {
  const { global, commands } = readCli({ tool: ROOT, "tool call": CALL, "tool gen": "", "tool gen all": "" });
  expect(global).toEqual({
    "--progress": { type: "string", default: "", withoutValue: "auto" },
    "--verbose": { shorthand: "-v", type: "count", default: 0 },
  });
  expect(commands["tool call"]).toEqual({
    usage: "tool call [options]",
    aliases: ["c"],
    isExperimental: true,
    flags: { "--output": { type: "string", default: "out" } },
  });
  expect(commands.tool?.flags).toEqual({ "--mod": { shorthand: "-m", type: "string", default: "" } });
  expect(commands["tool gen all"]).toEqual({ usage: "tool gen all", isHidden: true, flags: {} });
});
