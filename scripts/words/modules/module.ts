import type { ApiArgument, ApiFunction } from "../../facts/api.ts";

/** A class or an interface of a module as its callers see it. */
export interface ModuleObject {
  readonly name: string;
  readonly constructor: readonly ApiArgument[];
  /** Functions, and fields as functions without arguments, by the name that callers use. */
  readonly functions: ReadonlyMap<string, ApiFunction>;
}

/** A module: what a snippet defines, or one of others that data/examples/modules.json describes. */
export interface Module {
  /** Name as callers write it, in kebab case. */
  readonly name: string;
  /** Main object first. */
  readonly objects: readonly ModuleObject[];
  /** Members by enumeration. */
  readonly enums: ReadonlyMap<string, readonly string[]>;
  /** Where it comes from: the snippet's folder or the Git reference. */
  readonly origin: string;
}
