import { displayName, memberId, SDK_REFERENCE } from "@docs/facts";
import { groupBy } from "@docs/pages";
import type { Declaration, Field, Method, ModuleName, Sdk } from "./declarations.ts";

/** Exports that are described where they're used and have no page of their own. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set(["ConnectOpts"]);

const FOLDERS: Readonly<Record<Declaration["kind"], string>> = {
  class: "classes",
  alias: "type-aliases",
  enum: "enumerations",
  function: "functions",
  variable: "variables",
};

/** An export that has a page. */
export interface SymbolPage {
  readonly declaration: Declaration;
  readonly module: ModuleName;
  /** The name without underscores that only serve to avoid reserved words. */
  readonly title: string;
  /** Path below the reference, such as `api/client.gen/classes/Container`. */
  readonly path: string;
  readonly url: string;
}

/** Every export that has a page, by its exported name. */
export type SymbolIndex = ReadonlyMap<string, SymbolPage>;

/** Creates the index of exports that have a page, in case-insensitive order of their addresses. */
export function indexSymbols(sdk: Sdk): SymbolIndex {
  const pages = (Object.keys(sdk) as ModuleName[]).flatMap((module) =>
    sdk[module]
      .filter(({ name }) => !WITHOUT_PAGE.has(name))
      .map((declaration): SymbolPage => {
        const title = displayName(declaration.name);
        const path = `${module}/${FOLDERS[declaration.kind]}/${title}`;
        return { declaration, module, title, path, url: SDK_REFERENCE + path };
      }),
  );
  pages.sort((left, right) => (left.path.toLowerCase() < right.path.toLowerCase() ? -1 : 1));
  return new Map(pages.map((page) => [page.declaration.name, page]));
}

/**
 * Finds the exports that a type mentions, without duplicates.
 *
 * @example symbolsIn("Promise<Container[]>", index) // [page of Container]
 */
export function symbolsIn(type: string, index: SymbolIndex): SymbolPage[] {
  const names = new Set(type.match(/[A-Za-z_]\w*/g));
  return [...names].flatMap((name) => index.get(name) ?? []);
}

/** Returns a function that finds the pages of types; a page doesn't lead to itself. */
export function linkFrom(page: SymbolPage, index: SymbolIndex): (name: string) => string | undefined {
  return (name) => (name === page.declaration.name ? undefined : index.get(name)?.url);
}

/** Returns the alias of an argument that contains options. */
export function findOptions({ type }: Field, index: SymbolIndex): Declaration | undefined {
  const declaration = index.get(type)?.declaration;
  return declaration?.kind === "alias" && declaration.fields.length > 0 ? declaration : undefined;
}

/** A method and its class. */
export interface MethodUse {
  readonly owner: SymbolPage;
  readonly method: Method;
  readonly url: string;
}

/** Uses of an export in the API. */
export interface Uses {
  /** Methods that return it, alone or in a list. */
  readonly returnedBy: readonly MethodUse[];
  /** Methods that take it as an argument or as a field of their options. */
  readonly takenBy: readonly MethodUse[];
}

/** Finds the uses of every export, in the order of classes and methods. */
export function findUses(index: SymbolIndex): (name: string) => Uses {
  const uses = [...index.values()]
    .filter(({ module, declaration }) => module === "api/client.gen" && declaration.kind === "class")
    .flatMap((owner) =>
      owner.declaration.methods
        // Listing `with` would be pointless, because every class has it and it takes and returns that class.
        .filter(({ name }) => name !== "with")
        .map((method): MethodUse => ({ owner, method, url: `${owner.url}#${memberId(method.name)}` })),
    );
  const collect = (typesOf: (method: Method) => readonly string[]) => {
    const pairs = uses.flatMap((use) =>
      [...new Set(typesOf(use.method).flatMap((type) => symbolsIn(type, index)))].map((page) => ({ page, use })),
    );
    return groupBy(pairs, ({ page }) => page.declaration.name);
  };
  const returnedBy = collect(({ returns }) => [returns]);
  const takenBy = collect(({ parameters }) =>
    parameters.flatMap((parameter) => [
      parameter.type,
      ...(findOptions(parameter, index)?.fields.map(({ type }) => type) ?? []),
    ]),
  );
  const usesIn = (map: typeof takenBy, name: string) => (map.get(name) ?? []).map(({ use }) => use);
  return (name) => ({ returnedBy: usesIn(returnedBy, name), takenBy: usesIn(takenBy, name) });
}
