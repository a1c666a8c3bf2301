import {
  type Api,
  type ApiArgument,
  type ApiFunction,
  capitalize,
  isAsked,
  splitArguments,
  toJavaMethod,
  toJavaParameter,
  toJavaType,
} from "@docs/facts";
import { listScalars } from "../dependencies/extend-api.ts";

/** Exceptions that any call to the engine may throw. */
const THROWS =
  " throws InterruptedException, java.util.concurrent.ExecutionException, io.dagger.client.exception.DaggerQueryException";

/** Types whose `with` method passes the object to a function that the reader wrote. */
const CHAINABLE = new Set(["Container", "Directory"]);

/**
 * Renders the generated half of the Java SDK's package `io.dagger.client`, by class name.
 *
 * The SDK's code generator runs inside the engine, and its output isn't published anywhere. These are the same
 * declarations, with bodies that do nothing.
 */
export function renderJavaStubs(api: Api): ReadonlyMap<string, string> {
  const { types, enums, inputs } = api;
  return new Map([
    ...[...types.keys()].map((type) => renderObject(api, type)),
    ...[...enums].map(([name, values]) => toFile(name, `public enum ${name} { ${[...values.keys()].join(", ")} }`)),
    ...[...inputs].map(([name, fields]) => renderInput(name, fields)),
    ...listScalars(api).map((name) =>
      toFile(
        name,
        `public class ${name} extends Scalar<String> {\n  ${name}(String value) { super(value); }\n` +
          `  public static ${name} from(String value) { return null; }\n}`,
      ),
    ),
  ]);
}

function renderObject(api: Api, type: string): [string, string] {
  const name = type === "Query" ? "Client" : type;
  const functions = api.types.get(type)?.functions ?? new Map<string, ApiFunction>();
  const members = [...functions].flatMap(([field, signature]) => renderField(api, type, field, signature));
  if (CHAINABLE.has(type)) {
    members.push(`public ${name} with(java.util.function.UnaryOperator<${name}> change) { return null; }`);
  }
  if (type === "Query") {
    members.push("public void close() throws Exception {}");
  }
  const id = functions.get("id");
  const above = id ? ` implements IDAble<${toJavaType(id.returns, "id")}>` : "";
  return toFile(name, `public class ${name}${above} {\n  protected ${name}() {}\n  ${members.join("\n  ")}\n}`);
}

function renderField(api: Api, type: string, field: string, fn: ApiFunction): readonly string[] {
  const method = toJavaMethod(type, field);
  const result = toJavaType(fn.returns, field === "id" ? "id" : "value");
  const throws = isAsked({ type, name: field, fn }, api) ? THROWS : "";
  const declare = (parameters: readonly string[]) =>
    `public ${result} ${method}(${parameters.join(", ")})${throws} { return null; }`;
  const { required: needed, optional } = splitArguments(fn.args);
  const required = needed.map((argument) => renderParameter(type, argument));
  if (optional.length === 0) {
    return [declare(required)];
  }
  const options = `${capitalize(method)}Arguments`;
  const setters = optional.map(
    (argument) =>
      `public ${options} with${capitalize(argument.name)}(${renderParameter(type, argument)}) { return this; }`,
  );
  return [
    `public static class ${options} { ${setters.join(" ")} }`,
    declare(required),
    declare([...required, `${options} optArgs`]),
  ];
}

function renderParameter(type: string, { name, type: argumentType }: ApiArgument): string {
  // Only the functions that load an object by its id take the id itself.
  const place = type === "Query" && name === "id" ? "id" : "value";
  return `${toJavaType(argumentType, place)} ${toJavaParameter(name)}`;
}

function renderInput(name: string, fields: readonly ApiArgument[]): [string, string] {
  const members = fields.flatMap((field) => {
    const type = toJavaType(field.type, "value");
    const getter = type === "Boolean" ? "is" : "get";
    return [
      `public ${type} ${getter}${capitalize(field.name)}() { return null; }`,
      `public void set${capitalize(field.name)}(${type} value) {}`,
      `public ${name} with${capitalize(field.name)}(${type} value) { return this; }`,
    ];
  });
  return toFile(name, `public class ${name} {\n  ${members.join("\n  ")}\n}`);
}

function toFile(name: string, declaration: string): [string, string] {
  return [`io.dagger.client.${name}`, `package io.dagger.client;\n\n${declaration}\n`];
}
