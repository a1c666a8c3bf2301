import { namedType, toKebab } from "@docs/facts";
import { SELF } from "./graphql-type.ts";
import type { Module, ModuleArgument, ModuleFunction, ModuleObject } from "./module.ts";

/** What a reader of one language has found in a program. */
export interface Declared {
  readonly objects: readonly ModuleObject[];
  readonly interfaces?: readonly ModuleObject[];
  /** Members by enumeration. */
  readonly enums?: ReadonlyMap<string, readonly string[]>;
  /** Name of the main object, where the program itself tells. */
  readonly main?: string | undefined;
}

/**
 * Makes a module of what a program declares.
 *
 * @returns nothing without an object, as programs outside modules have none.
 */
export function buildModule(
  origin: string,
  { objects, interfaces = [], enums = new Map(), main: known }: Declared,
): Module | undefined {
  const main = objects.find(({ name }) => name === known) ?? findMain(objects);
  if (main === undefined) {
    return undefined;
  }
  // Callers construct the main object only; functions of the module make the others.
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

/** A module's main object is named after it, which a program does not say: it is the last that no other hands out. */
function findMain(objects: readonly ModuleObject[]): ModuleObject | undefined {
  const roots = objects.filter(
    ({ name }) =>
      !objects.some(
        (other) => other.name !== name && [...other.functions.values()].some((fn) => namedType(fn.returns) === name),
      ),
  );
  return roots.at(-1) ?? objects.at(-1);
}

/** Readers take every type for an object: only the whole program tells which are enumerations, and whose `Self` is. */
function settleTypes(
  { name, constructor: args, functions }: ModuleObject,
  enums: ReadonlyMap<string, unknown>,
): ModuleObject {
  const settle = (argument: ModuleArgument): ModuleArgument => ({
    ...argument,
    type: argument.type.replace(/(\w+)ID\b/, (id, type: string) => (enums.has(type) ? type : id)),
  });
  const settled = [...functions].map(([key, fn]): [string, ModuleFunction] => [
    key,
    { ...fn, args: fn.args.map(settle), returns: fn.returns.replace(SELF, name) },
  ]);
  return { name, constructor: args.map(settle), functions: new Map(settled) };
}
