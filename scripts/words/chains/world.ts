import { type Api, type ApiFunction, namedType } from "../../facts/api.ts";
import type { Module } from "../modules/module.ts";
import { toKebab } from "../spellings.ts";
import type { ValueRules } from "./value-rules.ts";

/** A function that a chain may call, with the type that has it. */
export interface Candidate {
  readonly owner: string;
  /** Name as the schema writes it. */
  readonly name: string;
  readonly fn: ApiFunction;
}

/** Functions by their name in kebab case. Several candidates, because snippets of one example differ. */
type Functions = ReadonlyMap<string, readonly Candidate[]>;

/** The type whose functions are those of the project that a page is about: what `dagger call` begins with. */
export const PROJECT = "the project";

/** Types and functions that the chains of a page can reach. */
export interface World {
  readonly functionsOf: (type: string) => Functions | undefined;
  /** Every type that has functions. */
  readonly types: () => Iterable<string>;
  /** Modules by their name in kebab case. */
  readonly modules: ReadonlyMap<string, Module>;
  /** Constructor of the project itself. */
  readonly constructors: readonly ApiFunction[];
  /** How values of types are written. */
  readonly rules: ValueRules;
  /** Gives the type behind a GraphQL type: of an id, its object. */
  readonly resultOf: (type: string) => string;
}

/** Makes the core API ready for chains. */
export function buildCoreWorld(api: Api): ReadonlyMap<string, Functions> {
  return new Map([...api.types].map(([type, { functions }]) => [type, toFunctions(type, functions)] as const));
}

/**
 * Adds modules to the core API.
 *
 * @param near what the page itself shows: its functions win over functions of the same name elsewhere.
 * @param far all other modules of the site.
 * @param rules how values of types are written; none means that any text will do.
 */
export function buildWorld(
  core: ReadonlyMap<string, Functions>,
  near: readonly Module[],
  far: readonly Module[],
  rules: ValueRules = new Map(),
): World {
  const added = new Map<string, Map<string, readonly Candidate[]>>();
  for (const modules of [far, near]) {
    const layer = new Map<string, Map<string, Candidate[]>>();
    for (const { objects } of modules) {
      for (const object of objects) {
        addAll(layer, object.name, toFunctions(object.name, object.functions));
      }
    }
    for (const [type, functions] of layer) {
      added.set(type, new Map([...(added.get(type) ?? []), ...functions]));
    }
  }
  const modules = new Map([...far, ...near].map((module) => [module.name, module]));
  added.set(PROJECT, collectProject(modules, added));
  return {
    functionsOf: (type) => added.get(type) ?? core.get(type),
    types: () => [...core.keys(), ...added.keys()],
    modules,
    rules,
    constructors: [...near, ...far]
      .filter(isOwnModule)
      .flatMap(({ objects }) => objects.slice(0, 1))
      .map(toConstructor),
    resultOf: (type) => {
      const name = namedType(type);
      return core.has(name) || added.has(name) ? name : type.replace(/[[\]!]/g, "");
    },
  };
}

/** A module of others is called by its name; what snippets define is the project itself. */
function isOwnModule({ origin }: Pick<Module, "origin">): boolean {
  return origin.startsWith("snippets");
}

function addAll(layer: Map<string, Map<string, Candidate[]>>, type: string, functions: Functions): void {
  const known = layer.get(type) ?? new Map<string, Candidate[]>();
  for (const [name, candidates] of functions) {
    known.set(name, [...(known.get(name) ?? []), ...candidates]);
  }
  layer.set(type, known);
}

function toFunctions(owner: string, functions: ReadonlyMap<string, ApiFunction>): Functions {
  return new Map([...functions].map(([name, fn]) => [toKebab(name), [{ owner, name, fn }]] as const));
}

/** The functions of main objects, and modules as the functions that make their main objects. */
function collectProject(
  modules: ReadonlyMap<string, Module>,
  types: ReadonlyMap<string, Functions>,
): Map<string, readonly Candidate[]> {
  const project = new Map<string, readonly Candidate[]>();
  for (const [name, { objects, origin }] of modules) {
    const [main] = objects;
    if (main) {
      const isOwn = isOwnModule({ origin });
      for (const [fn, candidates] of (isOwn && types.get(main.name)) || []) {
        project.set(fn, [...(project.get(fn) ?? []), ...candidates]);
      }
      project.set(name, [{ owner: PROJECT, name, fn: toConstructor(main) }]);
    }
  }
  return project;
}

function toConstructor(object: Module["objects"][number]): ApiFunction {
  return { args: object.constructor, returns: `${object.name}!` };
}
