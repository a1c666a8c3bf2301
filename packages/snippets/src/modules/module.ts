import type { ApiArgument, ApiFunction } from "@docs/facts";

/** A class or an interface of a module, as callers see it. */
export interface ModuleObject {
  readonly name: string;
  readonly constructor: readonly ApiArgument[];
  /** Functions, and fields as functions without arguments, by the name that callers use. */
  readonly functions: ReadonlyMap<string, ApiFunction>;
}

/** A module, either defined by a snippet or a third-party one that data/examples/modules.json describes. */
export interface Module {
  /** Name that callers use, in kebab case. */
  readonly name: string;
  /** The main object comes first. */
  readonly objects: readonly ModuleObject[];
  /** Members by enumeration. */
  readonly enums: ReadonlyMap<string, readonly string[]>;
  /** Its origin: the snippet's folder or the Git reference. */
  readonly origin: string;
}
