import type { ApiArgument, ApiFunction } from "@docs/facts";

/** Declarations about an argument besides its type, as written in the source. */
export interface ArgumentSettings {
  readonly default?: string | undefined;
  readonly defaultPath?: string | undefined;
  readonly ignore?: string | undefined;
}

/** An argument of a module's function; only programs, not descriptions of modules, have settings. */
export interface ModuleArgument extends ApiArgument {
  readonly settings?: ArgumentSettings;
}

/** A function of a module. */
export interface ModuleFunction extends ApiFunction {
  readonly args: readonly ModuleArgument[];
  /** Its caching policy, as written in the source. */
  readonly cache?: string | undefined;
}

/** A class or an interface of a module, as callers see it. */
export interface ModuleObject {
  readonly name: string;
  readonly constructor: readonly ModuleArgument[];
  /** Functions, and fields as functions without arguments, by the name that callers use. */
  readonly functions: ReadonlyMap<string, ModuleFunction>;
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

/** Adds the settings of an argument, if it has any. */
export function withSettings(argument: ApiArgument, settings: ArgumentSettings): ModuleArgument {
  return Object.values(settings).some((value) => value !== undefined) ? { ...argument, settings } : argument;
}
