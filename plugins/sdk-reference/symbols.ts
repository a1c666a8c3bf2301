import type { Declaration, ModuleName, Sdk } from "./declarations.ts";

/** Where the reference begins; every link on its pages is built from here. */
export const REFERENCE_URL = "/reference/typescript/";

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

/** Gives every export its page, in the order of the addresses as a reader sorts them: capitals do not come first. */
export function indexSymbols(sdk: Sdk): SymbolIndex {
  const pages = (Object.keys(sdk) as ModuleName[]).flatMap((module) =>
    sdk[module]
      .filter(({ name }) => !WITHOUT_PAGE.has(name))
      .map((declaration): SymbolPage => {
        const title = displayName(declaration.name);
        const path = `${module}/${FOLDERS[declaration.kind]}/${title}`;
        return { declaration, module, title, path, url: REFERENCE_URL + path };
      }),
  );
  pages.sort((left, right) => (left.path.toLowerCase() < right.path.toLowerCase() ? -1 : 1));
  return new Map(pages.map((page) => [page.declaration.name, page]));
}

/**
 * Gives the name that a reader knows: generators add underscores around names that JavaScript or GraphQL reserve.
 *
 * @example displayName("Function_") // "Function"
 * @example displayName("__TypeFieldsOpts") // "TypeFieldsOpts"
 */
export function displayName(name: string): string {
  return name.replace(/^_+|_+$/g, "");
}

/** Address of a method on the page of its class. */
export function methodUrl(owner: SymbolPage, method: string): string {
  return `${owner.url}#${methodId(method)}`;
}

/** Fragment of a method: its name in lower case, the form that links from elsewhere already use. */
export function methodId(method: string): string {
  return method.toLowerCase();
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
