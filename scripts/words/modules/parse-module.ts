import ts from "typescript";
import type { ApiArgument, ApiFunction } from "../../facts/api.ts";
import { toKebab } from "../spellings.ts";
import type { Module, ModuleObject } from "./module.ts";

const SCALARS: Readonly<Record<string, string>> = {
  boolean: "Boolean",
  float: "Float",
  number: "Int",
  string: "String",
  void: "Void",
};

/** Types of the API that callers pass by value, not by id. */
const BY_VALUE = new Set([...Object.values(SCALARS), "JSON", "Platform", "NetworkProtocol", "ReturnType"]);

/**
 * Reads the functions that the TypeScript source of a module offers, without compiling it.
 *
 * @returns nothing when the source has no `@object()` class, as a program outside modules has none.
 */
export function parseModule(origin: string, source: string): Module | undefined {
  const file = ts.createSourceFile("index.ts", source, ts.ScriptTarget.ES2022, false);
  const objects = file.statements
    .filter(ts.isClassDeclaration)
    .filter((node) => hasDecorator(node, "object"))
    .map(parseObject);
  // A module's main object is named after it; snippets put it last or have no other.
  const main = objects.at(-1);
  return main ? { name: toKebab(main.name), objects: [main, ...objects.slice(0, -1)], origin } : undefined;
}

function parseObject(node: ts.ClassDeclaration): ModuleObject {
  const maker = node.members.find(ts.isConstructorDeclaration);
  const functions = node.members
    .filter((member) => hasDecorator(member, "func"))
    .flatMap((member): [string, ApiFunction][] => {
      const name = member.name && ts.isIdentifier(member.name) ? member.name.text : undefined;
      return name === undefined ? [] : [[name, parseFunction(member)]];
    });
  return {
    name: node.name?.text ?? "",
    constructor: maker ? maker.parameters.flatMap(parseArgument) : [],
    functions: new Map(functions),
  };
}

function parseFunction(node: ts.ClassElement): ApiFunction {
  if (ts.isMethodDeclaration(node)) {
    return { args: node.parameters.flatMap(parseArgument), returns: toGraphql(node.type, false) };
  }
  return { args: [], returns: ts.isPropertyDeclaration(node) ? toGraphql(node.type, false) : "String!" };
}

function parseArgument(node: ts.ParameterDeclaration): ApiArgument[] {
  if (!ts.isIdentifier(node.name)) {
    return [];
  }
  const isOptional = node.questionToken !== undefined || node.initializer !== undefined || hasDefaultPath(node);
  const type = toGraphql(node.type, true);
  return [{ name: node.name.text, type: isOptional ? type.replace(/!$/, "") : type }];
}

function hasDefaultPath(node: ts.ParameterDeclaration): boolean {
  return (ts.getDecorators(node) ?? []).some(
    ({ expression }) =>
      ts.isCallExpression(expression) &&
      expression.arguments.some(
        (argument) =>
          ts.isObjectLiteralExpression(argument) &&
          argument.properties.some(({ name }) => name && ts.isIdentifier(name) && name.text === "defaultPath"),
      ),
  );
}

function hasDecorator(node: ts.Node, name: string): boolean {
  return (
    ts.canHaveDecorators(node) &&
    (ts.getDecorators(node) ?? []).some(({ expression }) => {
      const callee = ts.isCallExpression(expression) ? expression.expression : expression;
      return ts.isIdentifier(callee) && callee.text === name;
    })
  );
}

/** Writes a TypeScript type as GraphQL does; arguments take objects by their id. */
function toGraphql(node: ts.TypeNode | undefined, isArgument: boolean): string {
  if (node === undefined) {
    return "Void";
  }
  if (ts.isArrayTypeNode(node)) {
    return `[${toGraphql(node.elementType, isArgument)}]!`;
  }
  if (ts.isUnionTypeNode(node)) {
    const inner = node.types.find(
      ({ kind }) => kind !== ts.SyntaxKind.LiteralType && kind !== ts.SyntaxKind.UndefinedKeyword,
    );
    return toGraphql(inner, isArgument).replace(/!$/, "");
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const name = node.typeName.text;
    const [inner] = node.typeArguments ?? [];
    if (inner) {
      return name === "Promise" ? toGraphql(inner, isArgument) : `[${toGraphql(inner, isArgument)}]!`;
    }
    return toNamed(name, isArgument);
  }
  return toNamed(KEYWORDS.get(node.kind) ?? "string", isArgument);
}

const KEYWORDS = new Map([
  [ts.SyntaxKind.BooleanKeyword, "boolean"],
  [ts.SyntaxKind.NumberKeyword, "number"],
  [ts.SyntaxKind.StringKeyword, "string"],
  [ts.SyntaxKind.VoidKeyword, "void"],
]);

function toNamed(name: string, isArgument: boolean): string {
  const scalar = SCALARS[name] ?? name;
  return isArgument && !BY_VALUE.has(scalar) ? `${scalar}ID!` : `${scalar}!`;
}
