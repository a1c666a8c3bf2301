/** The only import of generated code, which contains the name of the module. */
const MODULE_IMPORT = /"dagger\/(?<module>[\w-]+)\/internal\/dagger"/;

/** Module name for a program that imports no generated code but is a module anyway. */
const NAMELESS_MODULE = "bookshop";

/** Returns the module that a program is part of, or nothing for a program with its own `main`. */
export function findGoModule(code: string): string | undefined {
  const named = MODULE_IMPORT.exec(code)?.groups?.module;
  return named ?? (/^func main\(/m.test(code) ? undefined : NAMELESS_MODULE);
}

/**
 * Renders a module's `internal/dagger` from the source of the published SDK: the same types under the module's path.
 *
 * The SDK package has more than a module gets, such as its own `Connect`, which is left out.
 *
 * @param dependencies bindings of other modules, including a client that has them; if empty, the SDK's client is used.
 */
export function renderGoLibrary(sdkSource: string, dependencies = ""): string {
  const types = [...sdkSource.matchAll(/^type ([A-Z]\w*) /gm)].map(([, name]) => `\t${name} = sdk.${name}`);
  const values = [...sdkSource.matchAll(/^\t([A-Z]\w*) [A-Z]\w* = "/gm)].map(([, name]) => `\t${name} = sdk.${name}`);
  const library = [
    "// Stands in for the code that Dagger generates in a module.",
    "package dagger",
    ...(dependencies === "" ? [] : ['import "context"']),
    'import sdk "dagger.io/dagger"',
    `type (\n${dependencies === "" ? "\tClient = sdk.Client\n" : ""}${unique(types).join("\n")}\n)`,
    `const (\n${unique(values).join("\n")}\n)`,
    "// Connect gives the client that Dagger makes for a module.",
    "func Connect() *Client { return nil }",
    dependencies,
  ];
  return `${library.join("\n\n")}\n`;
}

/** Renders the part of a module's own package that Dagger generates. */
export function renderGoMain(module: string): string {
  return [
    "package main",
    `import "dagger/${module}/internal/dagger"`,
    "var dag = dagger.Connect()",
    "type DaggerObject = dagger.DaggerObject",
    "type ExecError = dagger.ExecError",
    "func main() { _ = dag }",
    "",
  ].join("\n\n");
}

function unique(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)];
}
