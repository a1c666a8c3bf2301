import {
  parseTypeRef,
  toJavaMethod,
  toJavaParameter,
  toJavaType,
  toPascal,
  toPhpClass,
  toPhpParameter,
  toPhpResult,
  toPythonName,
} from "@docs/facts";
import { toIdentifier } from "@docs/snippets";
import { expect, test } from "vitest";
import { findGoModule, renderGoLibrary, renderGoMain } from "./go/shim.ts";

test.each([
  ["String!", { name: "String", isList: false, isRequired: true }],
  ["[ContainerID!]", { name: "ContainerID", isList: true, isRequired: false }],
])("the type %s", (text, expected) => {
  expect(parseTypeRef(text)).toEqual(expected);
});

test.each([
  ["withExec", "WithExec", "with_exec"],
  ["from", "From", "from_"],
  ["http", "HTTP", "http"],
  ["loadContainerFromID", "LoadContainerFromID", "load_container_from_id"],
  ["withJSONInput", "WithJSONInput", "with_json_input"],
  ["experimentalWithAllGPUs", "ExperimentalWithAllGPUs", "experimental_with_all_gp_us"],
])("the field %s in Go and Python", (field, go, python) => {
  expect([toPascal(field), toPythonName(field)]).toEqual([go, python]);
});

test.each([
  ["Int!", "value", "Integer"],
  ["[SecretID!]", "value", "java.util.List<Secret>"],
  ["SecretID!", "id", "SecretID"],
  ["Query!", "value", "Client"],
] as const)("the type %s as %s in Java", (type, place, expected) => {
  expect(toJavaType(type, place)).toBe(expected);
});

test("Java's reserved words step aside", () => {
  expect([toJavaMethod("Container", "import"), toJavaMethod("Host", "import"), toJavaParameter("default")]).toEqual([
    "importTarball",
    "import_",
    "_default",
  ]);
});

test.each([
  ["DirectoryID!", false, "\\Dagger\\DirectoryId|\\Dagger\\Directory"],
  ["Platform", true, "\\Dagger\\Platform|null"],
  ["[String!]", true, "array|null"],
])("the parameter %s (optional: %s) in PHP", (type, isOptional, expected) => {
  expect(toPhpParameter(type, { isOptional })).toBe(expected);
});

test("PHP's classes", () => {
  expect([toPhpClass("Function"), toPhpClass("JSONValue"), toPhpClass("Query"), toPhpResult("Void")]).toEqual([
    "Function_",
    "JsonValue",
    "Client",
    "void",
  ]);
});

test.each([
  ['import "dagger/linter/internal/dagger"', "linter"],
  ["package main\n\nfunc (m *Bookshop) Name() string", "bookshop"],
  ["package main\n\nfunc main() {", undefined],
])("the module of %j", (code, expected) => {
  expect(findGoModule(code)).toBe(expected);
});

test("the Go shim has the types and values of the SDK under the module's path", () => {
  const library = renderGoLibrary(
    'type Container struct {\ntype hidden struct {\nconst (\n\tTcp NetworkProtocol = "TCP"\n)',
  );
  expect(library).toContain("\tContainer = sdk.Container\n");
  expect(library).toContain("\tTcp = sdk.Tcp\n");
  expect(library).not.toContain("hidden");
  expect(renderGoMain("linter")).toContain('import "dagger/linter/internal/dagger"');
});

test("a snippet as an identifier", () => {
  expect(toIdentifier("features/cached-build")).toBe("features__cached_build");
});
