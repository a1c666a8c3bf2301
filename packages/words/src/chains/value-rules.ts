import type { Facts } from "@docs/facts";
import { closest } from "@docs/pages";
import type { Module } from "@docs/snippets";

/** Returns what is expected instead of a value; undefined if the value is right or is a placeholder. */
export type ValueRule = (value: string) => string | undefined;

/** Rules for values on a command line, by type; types without a rule accept any text. */
export type ValueRules = ReadonlyMap<string, ValueRule>;

/** Matches text with a placeholder for a reader's own value: `NAME`, `…`, `$name`, `<file>`. */
export const PLACEHOLDER = /[A-Z]{2}|…|\$|</;

/** Creates the rules for enums, and for the types whose form data/cli/argument-values.json describes. */
export function createValueRules({ api, cli }: Pick<Facts, "api" | "cli">): ValueRules {
  return new Map([
    ...[...api.enums].map(([name, values]) => [name, createEnumRule(name, [...values.keys()])] as const),
    ...cli.argumentValues.flatMap(({ type, form, example }) =>
      form === undefined ? [] : [[type.replaceAll("`", ""), createFormRule(form, example ?? "")] as const],
    ),
  ]);
}

/** Adds rules for enumerations that modules declare; if a name occurs more than once, the last one wins. */
export function addEnumRules(rules: ValueRules, modules: readonly Module[]): ValueRules {
  const enums = modules.flatMap((module) => [...module.enums]);
  return new Map([...rules, ...enums.map(([name, members]) => [name, createEnumRule(name, members)] as const)]);
}

/**
 * Creates the rule for an enum, whose members are case-insensitive, as on the command line. A near miss is a mistake
 * rather than a placeholder.
 */
function createEnumRule(name: string, members: readonly string[]): ValueRule {
  return (value) => {
    if (members.some((member) => member.toLowerCase() === value.toLowerCase())) {
      return undefined;
    }
    const nearest = closest(value.toUpperCase(), members) ?? closest(value, members);
    if (nearest === undefined && PLACEHOLDER.test(value)) {
      return undefined;
    }
    return nearest === undefined ? `one of ${members.join(", ")} (${name})` : `"${nearest}"`;
  };
}

function createFormRule(form: string, example: string): ValueRule {
  const pattern = new RegExp(form, "u");
  return (value) => (pattern.test(value) || PLACEHOLDER.test(value) ? undefined : `text such as ${example}`);
}
