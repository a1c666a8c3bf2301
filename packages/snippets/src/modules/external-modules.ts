import type { ExternalModule, ExternalObject } from "@docs/facts";
import type { Module, ModuleObject } from "./module.ts";

/** Makes third-party modules callable, as described in data/examples/modules.json. */
export function readExternalModules(modules: readonly ExternalModule[]): readonly Module[] {
  return modules.map(({ name, reference, objects }) => ({
    name,
    origin: reference,
    objects: Object.entries(objects).map(toObject),
    enums: new Map(),
  }));
}

function toObject([name, object]: [string, ExternalObject]): ModuleObject {
  const functions = Object.entries(object.functions).map(
    ([fn, { args = [], ...rest }]) => [fn, { ...rest, args }] as const,
  );
  return { name, constructor: object.constructor, functions: new Map(functions) };
}
