import { type ApiArgument, type ApiFunction, namedType, toKebab } from "@docs/facts";
import { SELF } from "./graphql-type.ts";
import type { Module, ModuleObject } from "./module.ts";

/** The declarations that a parser found in a program. */
export interface Declared {
  readonly objects: readonly ModuleObject[];
  readonly interfaces: readonly ModuleObject[];
  /** Members by enumeration. */
  readonly enums: ReadonlyMap<string, readonly string[]>;
}

/**
 * Builds a module from the declarations of a program.
 *
 * @returns undefined if there is no object, as in programs outside modules.
 */
export function buildModule(origin: string, { objects, interfaces, enums }: Declared): Module | undefined {
  const main = findMain(objects);
  if (main === undefined) {
    return undefined;
  }
  // Callers construct only the main object; functions of the module return the others.
  const others = [...objects.filter((object) => object !== main), ...interfaces].map((object) => ({
    ...object,
    constructor: [],
  }));
  return {
    name: toKebab(main.name),
    origin,
    objects: [main, ...others].map((object) => settleTypes(object, enums)),
    enums,
  };
}

/**
 * Finds the main object. It's named after the module, but the program doesn't contain that name, so it's the last
 * object that no other object returns.
 */
function findMain(objects: readonly ModuleObject[]): ModuleObject | undefined {
  const roots = objects.filter(
    ({ name }) =>
      !objects.some(
        (other) => other.name !== name && [...other.functions.values()].some((fn) => namedType(fn.returns) === name),
      ),
  );
  return roots.at(-1) ?? objects.at(-1);
}

/**
 * Settles types that parsers take for objects, because only the whole program shows which ones are enumerations and
 * which object `Self` is.
 */
function settleTypes(
  { name, constructor: args, functions }: ModuleObject,
  enums: ReadonlyMap<string, unknown>,
): ModuleObject {
  const settle = (argument: ApiArgument): ApiArgument => ({
    ...argument,
    type: argument.type.replace(/(\w+)ID\b/, (id, type: string) => (enums.has(type) ? type : id)),
  });
  const settled = [...functions].map(([key, fn]): [string, ApiFunction] => [
    key,
    { ...fn, args: fn.args.map(settle), returns: fn.returns.replace(SELF, name) },
  ]);
  return { name, constructor: args.map(settle), functions: new Map(settled) };
}
