import { displayName, memberId, SDK_REFERENCE } from "@docs/facts";
import { groupBy } from "@docs/pages";
import type { Declaration, Field, Method, ModuleName, Sdk } from "./declarations.ts";

/** Exports that are described where they are used and have no page of their own. */
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
  /** The name without the underscores that only avoid reserved words. */
  readonly title: string;
  /** Path below the reference, such as `api/client.gen/classes/Container`. */
  readonly path: string;
  readonly url: string;
}

/** Every export that has a page, by its exported name. */
export type SymbolIndex = ReadonlyMap<string, SymbolPage>;

/** Makes the page of every export, in the order of the addresses as a reader sorts them: capitals do not come first. */
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
 * Finds the exports that a type names, each once.
 *
 * @example symbolsIn("Promise<Container[]>", index) // [page of Container]
 */
export function symbolsIn(type: string, index: SymbolIndex): SymbolPage[] {
  const names = new Set(type.match(/[A-Za-z_]\w*/g));
  return [...names].flatMap((name) => index.get(name) ?? []);
}

/** Returns the alias behind an argument that collects options. */
export function findOptions({ type }: Field, index: SymbolIndex): Declaration | undefined {
  const declaration = index.get(type)?.declaration;
  return declaration?.kind === "alias" && declaration.fields.length > 0 ? declaration : undefined;
}

/** A method, together with the class that has it. */
export interface MethodUse {
  readonly owner: SymbolPage;
  readonly method: Method;
  readonly url: string;
}

/** Where an export turns up in the API. */
export interface Uses {
  /** Methods whose result it is, alone or in a list. */
  readonly returnedBy: readonly MethodUse[];
  /** Methods that take it, as an argument or as a field of their options. */
  readonly takenBy: readonly MethodUse[];
}

/** Finds the uses of every export, in the order of classes and methods. */
export function findUses(index: SymbolIndex): (name: string) => Uses {
  const uses = [...index.values()]
    .filter(({ module, declaration }) => module === "api/client.gen" && declaration.kind === "class")
    .flatMap((owner) =>
      owner.declaration.methods
        // `with` takes and returns the class that it belongs to, on every class: to list it says nothing.
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
