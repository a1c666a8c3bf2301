import type { Facts } from "@docs/facts";
import { closest, type PlacedFault } from "@docs/pages";
import { checkShellScript, type ShellContext } from "../chains/check-shell-script.ts";
import { checkForeign } from "../foreign/check-foreign.ts";
import { checkAssignment } from "../resolvers/variables.ts";
import { parseScript } from "../shell/parse-script.ts";
import type { Command, Script, Word } from "../shell/script.ts";
import { SyntaxMistake } from "../syntax-mistake.ts";
import { checkCommand } from "./check-command.ts";

/** Checks lines of a host shell: their calls to Dagger, and the variables that they set. */
export function checkShellText(text: string, context: ShellContext): readonly PlacedFault[] {
  return guard(() => checkCommands(parseScript(text), context));
}

/** Turns a syntax error in a script into a fault, whose place the second argument describes. */
export function guard(check: () => readonly PlacedFault[], where = ""): readonly PlacedFault[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof SyntaxMistake) {
      const { offset, found, expected } = error;
      return [{ offset, found: found + where, expected, fix: "Close it." }];
    }
    throw error;
  }
}

function checkCommands(script: Script, context: ShellContext): readonly PlacedFault[] {
  const bodies = [...script.functions.values()].flatMap((body) => checkCommands(body, context));
  return [
    ...bodies,
    ...script.pipelines.flatMap((pipeline) =>
      pipeline.flatMap((command, index) => checkOne(command, pipeline[index - 1], context)),
    ),
  ];
}

function checkOne(command: Command, before: Command | undefined, context: ShellContext): readonly PlacedFault[] {
  const inner = [...command.words, ...command.assignments.map(({ value }) => value)].flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "substitution" ? checkCommands(part.script, context) : [])),
  );
  const start = command.words.findIndex(({ text }) => !/^(?:sudo|exec|time|\w+=.*)$/.test(text));
  const words = command.words.slice(Math.max(start, 0));
  const faults = [
    ...inner,
    ...checkVariables(command, context),
    ...words.flatMap(checkTypography),
    ...words.flatMap((word) => checkScheme(word, context.facts)),
  ];
  if (words[0]?.text !== "dagger") {
    return [...faults, ...checkForeign(words, context.facts.foreignPrograms)];
  }
  return [...faults, ...checkCommand(words, context), ...checkInput(command, before, context)];
}

/** Reports characters that word processors insert and shells treat as ordinary letters. */
function checkTypography({ text, offset, isQuoted }: Word): readonly PlacedFault[] {
  const mark = isQuoted ? undefined : /[\u201c\u201d\u2018\u2019]|^[\u2013\u2014]+/.exec(text)?.[0];
  return mark === undefined
    ? []
    : [
        {
          offset,
          found: `Unexpected "${mark}" in a command`,
          expected: /[\u2013\u2014]/.test(mark) ? "two hyphens" : "straight quotation marks",
          fix: "Type it as a shell reads it.",
        },
      ];
}

/** Checks the scheme of a secret's address in a value: one that nearly matches a scheme of the product is a mistake. */
function checkScheme({ text, offset }: Word, { schemes }: Facts): readonly PlacedFault[] {
  const scheme = /^--[\w-]+=(?<scheme>[a-z][a-z+-]*):\/\//.exec(text)?.groups?.scheme;
  const known = schemes.map((one) => one.scheme);
  const nearest = scheme === undefined || known.includes(scheme) ? undefined : closest(scheme, known);
  return scheme === undefined || nearest === undefined || FOREIGN_SCHEMES.has(scheme)
    ? []
    : [
        {
          offset,
          found: `Unexpected scheme "${scheme}://"`,
          expected: `"${nearest}://"`,
          fix: "Correct the scheme.",
        },
      ];
}

const FOREIGN_SCHEMES = new Set(["git", "http", "https", "oci"]);

/** Checks a script that is passed over standard input, either from a here-document or from `echo`. */
function checkInput(command: Command, before: Command | undefined, context: ShellContext): readonly PlacedFault[] {
  if (command.words.some(({ text }, index) => index > 0 && !text.startsWith("-"))) {
    return [];
  }
  const [program, code] = before?.words ?? [];
  const echoed = program?.text === "echo" && code?.isQuoted ? { text: code.text, offset: code.offset + 1 } : undefined;
  const { text, offset } = command.input ?? echoed ?? { text: "", offset: 0 };
  const { faults } = checkShellScript(parseScript(text), { ...context, variables: new Map() });
  return faults.map((fault) => ({ ...fault, offset: fault.offset + offset }));
}

/** Checks variables with a product prefix, which have to be variables of the product. */
function checkVariables({ assignments, words }: Command, { facts }: ShellContext): readonly PlacedFault[] {
  const set = [
    ...assignments.map(({ name, value, offset }) => ({ name, value: value.text, offset })),
    ...words.flatMap(({ text, offset }) => {
      const { name, value } = /^(?<name>_?[A-Z][A-Z\d_]*)=(?<value>[\s\S]*)/.exec(text)?.groups ?? {};
      return name === undefined ? [] : [{ name, value, offset }];
    }),
  ];
  return set.flatMap(({ name, value, offset }) =>
    checkAssignment(name, value, facts).map((fault) => ({ ...fault, offset })),
  );
}
