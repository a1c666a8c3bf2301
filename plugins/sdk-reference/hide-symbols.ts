import type { Declaration, ModuleName, Sdk } from "./declarations.ts";

/** What the installed package has and the documented version has not: `data/sdk-reference/hide.json`. */
export interface Hidden {
  readonly exports: readonly string[];
  /** Members, by the name of the class or alias that holds them. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/**
 * Takes away what a later release added, so that the reference shows the documented version.
 *
 * @throws Error naming every entry that matches nothing: the package was updated and the list was not.
 */
export function hideSymbols(sdk: Sdk, hidden: Hidden): Sdk {
  const unknown = findUnknown(sdk, hidden);
  if (unknown.length > 0) {
    throw new Error(
      `data/sdk-reference/hide.json: unexpected ${unknown.join(", ")}, expected names that @dagger.io/dagger exports. Remove them, or compare the list with the installed version.`,
    );
  }
  const entries = (Object.keys(sdk) as ModuleName[]).map((module) => [
    module,
    sdk[module]
      .filter(({ name }) => !hidden.exports.includes(name))
      .map((declaration) => hideMembers(declaration, hidden)),
  ]);
  return Object.fromEntries(entries) as Sdk;
}

function hideMembers(declaration: Declaration, { members }: Hidden): Declaration {
  const names = members[declaration.name] ?? [];
  const keep = <T extends { readonly name: string }>(list: readonly T[]) =>
    list.filter(({ name }) => !names.includes(name));
  switch (declaration.kind) {
    case "class":
      return { ...declaration, fields: keep(declaration.fields), methods: keep(declaration.methods) };
    case "alias":
    case "variable":
      return { ...declaration, fields: keep(declaration.fields) };
    case "enum":
      return { ...declaration, members: keep(declaration.members) };
    case "function":
      return declaration;
  }
}

function findUnknown(sdk: Sdk, hidden: Hidden): string[] {
  const declarations = new Map(
    Object.values(sdk).flatMap((list) => list.map((declaration) => [declaration.name, declaration])),
  );
  const members = Object.entries(hidden.members).flatMap(([owner, names]) => {
    const declaration = declarations.get(owner);
    const known = declaration ? memberNames(declaration) : [];
    return names.filter((name) => !known.includes(name)).map((name) => `${owner}.${name}`);
  });
  return [...hidden.exports.filter((name) => !declarations.has(name)), ...members];
}

/** Names of everything that a declaration holds. */
function memberNames(declaration: Declaration): string[] {
  switch (declaration.kind) {
    case "class":
      return [...declaration.fields, ...declaration.methods].map(({ name }) => name);
    case "alias":
    case "variable":
      return declaration.fields.map(({ name }) => name);
    case "enum":
      return declaration.members.map(({ name }) => name);
    case "function":
      return declaration.parameters.map(({ name }) => name);
  }
}
