import type { Api } from "@docs/facts";
import type { Fault, PlacedFault, Problem } from "@docs/pages";
import { toPlace } from "@docs/pages";
import type { ModuleArgument, ModuleFunction, Program } from "@docs/snippets";
import { readModule } from "@docs/snippets";
import { readValue } from "../compare/read-value.ts";
import { type AnnotationNames, findUnknownNames } from "./annotation-names.ts";
import { checkCache, checkDefault, checkDefaultPath, checkIgnore, type Enums } from "./values.ts";

/** Facts to check annotations against. */
export interface AnnotationFacts {
  readonly api: Api;
  readonly names: AnnotationNames;
}

/** Checks the names and values in comments, decorators, and attributes that no compiler reads. */
export function checkAnnotations(programs: readonly Program[], { api, names }: AnnotationFacts): readonly Problem[] {
  return programs.flatMap((program) => {
    const faults = [...findUnknownNames(program, names), ...checkValues(program, api)];
    return faults.map(({ offset, ...fault }): Problem => {
      return { file: program.file, ...toPlace(program.code, offset), ...fault };
    });
  });
}

function checkValues(program: Program, { enums: ofApi }: Api): readonly PlacedFault[] {
  const module = readModule(program.file, [program]);
  const enums: Enums = new Map([
    ...[...ofApi].map(([name, values]) => [name, [...values.keys()]] as const),
    ...(module?.enums ?? []),
  ]);
  return (module?.objects ?? []).flatMap(({ constructor: making, functions }) => [
    ...making.flatMap((argument) => checkArgument(argument, program, enums)),
    ...[...functions.values()].flatMap((fn) => checkFunction(fn, program, enums)),
  ]);
}

function checkFunction({ cache, args }: ModuleFunction, program: Program, enums: Enums): readonly PlacedFault[] {
  const fault = cache === undefined ? undefined : checkCache(readValue(cache));
  return [
    ...(fault && cache ? [{ ...fault, offset: find(program.code, cache) }] : []),
    ...args.flatMap((argument) => checkArgument(argument, program, enums)),
  ];
}

function checkArgument(
  { name, type, settings = {} }: ModuleArgument,
  { code, language }: Program,
  enums: Enums,
): readonly PlacedFault[] {
  const argument = { name, type: type.replace(/ID(?=[\]!]|$)/, "") };
  const given = settings.default;
  const both =
    given !== undefined && settings.defaultPath !== undefined && readValue(given) !== null
      ? {
          found: `Unexpected default of "${name}"`,
          expected: "a default or a default path, never both",
          fix: "Remove one.",
        }
      : undefined;
  const checked: readonly (readonly [string | undefined, Fault | undefined])[] = [
    [given, both],
    // In the other languages, the compiler checks that a default fits its type.
    [
      given,
      given !== undefined && /^(?:go|java)$/.test(language)
        ? checkDefault(given, argument, { language, enums })
        : undefined,
    ],
    [settings.defaultPath, checkDefaultPath(settings.defaultPath, argument)],
    [settings.ignore, checkIgnore(settings.ignore, argument, language)],
  ];
  return checked.flatMap(([text = "", fault]) => (fault ? [{ ...fault, offset: find(code, text) }] : []));
}

function find(code: string, text: string): number {
  return Math.max(code.indexOf(text), 0);
}
