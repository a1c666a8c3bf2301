import type { Facts } from "@docs/facts";
import { closest } from "@docs/pages";
import type { Module } from "@docs/snippets";

/** Says what is expected instead of a value; nothing when the value is right, or stands for one. */
export type ValueRule = (value: string) => string | undefined;

/** How values of a type are written on a command line; types without a rule take any text. */
export type ValueRules = ReadonlyMap<string, ValueRule>;

/** Text that stands for a value of the reader's: `NAME`, `…`, `$name`, `<file>`. */
const PLACEHOLDER = /^[A-Z][A-Z\d_]+$|…|\$|</;

/** Makes the rules of enums, and of the types whose form data/cli/argument-values.json describes. */
export function createValueRules({ api, cli }: Pick<Facts, "api" | "cli">): ValueRules {
  return new Map([
    ...[...api.enums].map(([name, values]) => [name, createEnumRule(name, [...values.keys()])] as const),
    ...cli.argumentValues.flatMap(({ type, form, example }) =>
      form === undefined ? [] : [[type.replaceAll("`", ""), createFormRule(form, example ?? "")] as const],
    ),
  ]);
}

/** Adds the rules of enumerations that modules declare; the last of a name wins. */
export function addEnumRules(rules: ValueRules, modules: readonly Module[]): ValueRules {
  const enums = modules.flatMap((module) => [...module.enums]);
  return new Map([...rules, ...enums.map(([name, members]) => [name, createEnumRule(name, members)] as const)]);
}

/** Members are compared without regard to case, as the command line does. A near miss is a slip, not a placeholder. */
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
  return (value) => (pattern.test(value) || /[A-Z]{2}|…|\$|</.test(value) ? undefined : `text such as ${example}`);
}
