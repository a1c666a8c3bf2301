import { type Api, type ApiMember, declarers, type ExternalModule, go, python, toCamel } from "@docs/facts";

/** Renders the bindings of dependencies for the package that Dagger generates in a Go module, or an empty text. */
export function renderGoBindings(modules: readonly ExternalModule[], api: Api): string {
  const declare = (member: ApiMember) =>
    // The options follow after an empty line.
    go.declareFunction(member, api, "full").code.replace(/(?=\n\n|$)/, ' { panic("") }');
  const types = listTypes(modules).flatMap((type) => [`type ${type}ID string`, `type ${type} struct{}`]);
  const functions = ["Query", ...listTypes(modules)].flatMap((type) => listAdded(type, modules, api).map(declare));
  return modules.length === 0 ? "" : ["type Client struct{ *sdk.Client }", ...types, ...functions].join("\n");
}

/** Adds the bindings of dependencies to the Python SDK's generated module. */
export function addPythonBindings(source: string, modules: readonly ExternalModule[], api: Api): string {
  const declare = (type: string) =>
    listAdded(type, modules, api).map((member) => {
      const lines = python.declareFunction(member, api, "full").code.split("\n");
      return `${lines.map((line) => `    ${line}`).join("\n")}: ...\n`;
    });
  return [
    // A name may be declared further down.
    "from __future__ import annotations",
    source
      .replace(/^from __future__ .*$/m, "")
      .replace(/^class Client\(Root\):\n/m, (line) => line + declare("Query").join("")),
    ...listTypes(modules).map((type) => `class ${type}(Type):\n${declare(type).join("")}`),
    `__all__ += [${listTypes(modules).map((type) => `"${type}"`)}]\n`,
  ].join("\n\n");
}

/** Adds the bindings of dependencies to the declarations in the TypeScript SDK's generated file. */
export function addTypescriptBindings(declarations: string, modules: readonly ExternalModule[], api: Api): string {
  const declare = (type: string) =>
    listAdded(type, modules, api).map(
      (member) => `${declarers.typescript?.declareFunction(member, api, "full").code};`,
    );
  return [
    declarations.replace(
      /^export (?:declare )?class Client extends BaseClient \{/m,
      (line) => line + declare("Query").join(" "),
    ),
    ...listTypes(modules).map(
      (type) => `export declare class ${type} extends BaseClient { ${declare(type).join(" ")} }`,
    ),
    "",
  ].join("\n");
}

function listTypes(modules: readonly ExternalModule[]): readonly string[] {
  return modules.flatMap(({ objects }) => Object.keys(objects));
}

/** Lists a type's functions that the API has only because of the dependencies. */
function listAdded(type: string, modules: readonly ExternalModule[], { types }: Api): readonly ApiMember[] {
  const makers = modules.map(({ name }) => toCamel(name));
  return [...(types.get(type)?.functions ?? [])]
    .filter(([name]) => type !== "Query" || makers.includes(name))
    .map(([name, fn]) => ({ type, name, fn }));
}
