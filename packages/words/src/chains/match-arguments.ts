import { type ApiArgument, isRequired, namedType, toKebab } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";
import { PLACEHOLDER, type ValueRules } from "./value-rules.ts";

/** An argument on a command line. */
export interface Given {
  /** Flag without dashes; undefined for a positional word. */
  readonly flag?: string;
  /** Undefined for a flag without a value. */
  readonly value?: string | undefined;
  /** Possible types of the value, if it comes from another chain. */
  readonly types?: readonly string[] | undefined;
  readonly offset: number;
}

/** The way in which arguments are passed. */
export interface Style {
  /** Whether required arguments may be passed without their flag, as in Dagger Shell. */
  readonly isPositional: boolean;
  /** Whether arguments may be omitted, as in running text that only mentions a function. */
  readonly isFragment: boolean;
}

/** Checks the given arguments against those that a function accepts. */
export function matchArguments(
  name: string,
  args: readonly ApiArgument[],
  given: readonly Given[],
  style: Style & { readonly offset: number; readonly rules: ValueRules },
): readonly PlacedFault[] {
  const faults: PlacedFault[] = [];
  const byFlag = new Map(args.map((argument) => [toKebab(argument.name), argument]));
  const filled = new Set<ApiArgument>();
  for (const { flag, value, types, offset } of given.filter((item) => item.flag !== undefined)) {
    const argument = byFlag.get(flag ?? "");
    if (argument) {
      filled.add(argument);
      faults.push(...checkValue(argument, value, types, offset, style.rules));
    } else if (!PLACEHOLDER.test(flag ?? "")) {
      faults.push(unknownFlag(name, flag ?? "", [...byFlag.keys()], offset));
    }
  }
  faults.push(
    ...matchPositions(
      name,
      args,
      filled,
      given.filter((item) => item.flag === undefined),
      style,
    ),
  );
  if (!style.isFragment && faults.length === 0) {
    const missing = args.filter((argument) => isRequired(argument) && !filled.has(argument));
    faults.push(
      ...missing.map((argument) => ({
        offset: style.offset,
        found: `Unexpected call of "${name}" without "${toKebab(argument.name)}"`,
        expected: `a value of type ${argument.type}`,
        fix: style.isPositional ? "Add it behind the function." : `Add --${toKebab(argument.name)}=….`,
      })),
    );
  }
  return faults;
}

function matchPositions(
  name: string,
  args: readonly ApiArgument[],
  filled: Set<ApiArgument>,
  words: readonly Given[],
  { isPositional, rules }: Style & { readonly rules: ValueRules },
): PlacedFault[] {
  const open = args.filter((argument) => isRequired(argument) && !filled.has(argument));
  const [only] = open;
  // A single list takes all of the following words, such as the command of `with-exec`.
  const takesAll = isPositional && open.length === 1 && only?.type.startsWith("[") === true;
  return words.flatMap((word, index): PlacedFault[] => {
    const argument = isPositional ? (takesAll ? only : open[index]) : undefined;
    if (argument === undefined) {
      const most = isPositional ? open.length : 0;
      return [
        {
          offset: word.offset,
          found: `Unexpected argument "${word.value}" of "${name}"`,
          expected: most === 0 ? "flags only" : `at most ${most} without a flag`,
          fix: "Pass optional arguments by their flag, or remove the word.",
        },
      ];
    }
    filled.add(argument);
    return checkValue(argument, word.value, word.types, word.offset, rules);
  });
}

function checkValue(
  argument: ApiArgument,
  value: string | undefined,
  types: readonly string[] | undefined,
  offset: number,
  rules: ValueRules,
): PlacedFault[] {
  const type = namedType(argument.type);
  const isObject = argument.type.includes("ID");
  const problem = (found: string, expected: string): PlacedFault[] => [
    { offset, found, expected: `${expected} for "${toKebab(argument.name)}"`, fix: "Correct the value." },
  ];
  if (types && isObject && !types.includes(type)) {
    return problem(`Unexpected ${types.join(" or ")}`, `a ${type}`);
  }
  if (value === undefined || types) {
    return [];
  }
  const rule = rules.get(type);
  // The values of a list are separated by commas.
  const wrong = (argument.type.startsWith("[") ? value.split(",") : [value]).flatMap((one) => rule?.(one) ?? []);
  if (rule !== undefined || PLACEHOLDER.test(value)) {
    return wrong.slice(0, 1).flatMap((expected) => problem(`Unexpected value "${value}"`, expected));
  }
  if (type === "Int" && !argument.type.startsWith("[") && !/^-?\d+$/.test(value)) {
    return problem(`Unexpected value "${value}"`, "a whole number");
  }
  if (type === "Boolean" && !/^(?:true|false|0|1|t|f)$/i.test(value)) {
    return problem(`Unexpected value "${value}"`, "true or false");
  }
  return [];
}

function unknownFlag(name: string, flag: string, known: readonly string[], offset: number): PlacedFault {
  const flags = known.map((item) => `--${item}`);
  return {
    offset,
    found: `Unexpected flag "--${flag}" of "${name}"`,
    expected: describeChoices(`--${flag}`, flags),
    fix: "Correct the flag or remove it.",
  };
}
