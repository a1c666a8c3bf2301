import type { ApiArgument, ApiFunction } from "@docs/facts";

/** What a program says about an argument besides its type, as it stands in the source. */
export interface ArgumentSettings {
  readonly default?: string | undefined;
  readonly defaultPath?: string | undefined;
  readonly ignore?: string | undefined;
}

/** An argument of a function of a module; only programs, not descriptions of modules, have settings. */
export interface ModuleArgument extends ApiArgument {
  readonly settings?: ArgumentSettings;
}

/** A function of a module. */
export interface ModuleFunction extends ApiFunction {
  readonly args: readonly ModuleArgument[];
  /** Its caching policy, as it stands in the source. */
  readonly cache?: string | undefined;
}

/** A class or an interface of a module as its callers see it. */
export interface ModuleObject {
  readonly name: string;
  readonly constructor: readonly ModuleArgument[];
  /** Functions, and fields as functions without arguments, by the name that callers use. */
  readonly functions: ReadonlyMap<string, ModuleFunction>;
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

/** Adds the settings that an argument has. */
export function withSettings(argument: ApiArgument, settings: ArgumentSettings): ModuleArgument {
  return Object.values(settings).some((value) => value !== undefined) ? { ...argument, settings } : argument;
}
