import type { ApiArgument, ApiFunction } from "@docs/facts";
import ts from "typescript";
import { buildModule } from "./build-module.ts";
import { type ProgramType, SELF, toGraphqlType } from "./graphql-type.ts";
import type { Module, ModuleObject } from "./module.ts";

const SCALARS: Readonly<Record<string, string>> = { float: "Float" };

const KEYWORDS: Partial<Readonly<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.BooleanKeyword]: "Boolean",
  [ts.SyntaxKind.FalseKeyword]: "Boolean",
  [ts.SyntaxKind.NumberKeyword]: "Int",
  [ts.SyntaxKind.NumericLiteral]: "Int",
  [ts.SyntaxKind.StringKeyword]: "String",
  [ts.SyntaxKind.StringLiteral]: "String",
  [ts.SyntaxKind.ThisType]: SELF,
  [ts.SyntaxKind.TrueKeyword]: "Boolean",
  [ts.SyntaxKind.VoidKeyword]: "Void",
};

/**
 * Reads the functions that the TypeScript source of a module exposes, without compiling it.
 *
 * @returns undefined if the source has no `@object()` class, as in programs outside modules.
 */
export function parseTypeScriptModule(origin: string, source: string): Module | undefined {
  const { statements } = ts.createSourceFile("index.ts", source, ts.ScriptTarget.ES2022, true);
  const classes = statements.filter(ts.isClassDeclaration).filter((node) => findDecorator(node, "object"));
  return buildModule(origin, {
    objects: classes.map(parseObject),
    // The shapes of objects are typed like interfaces, by their members.
    interfaces: statements.flatMap((node) => {
      const members = ts.isInterfaceDeclaration(node) ? node.members : readLiteral(node)?.members;
      const name = (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text;
      return members && name ? [{ name, constructor: [], functions: new Map(members.flatMap(parseSignature)) }] : [];
    }),
    enums: new Map(
      statements
        .filter(ts.isEnumDeclaration)
        .map((node) => [node.name.text, node.members.flatMap(({ name }) => nameOf(name) ?? [])]),
    ),
  });
}

function readLiteral(node: ts.Statement): ts.TypeLiteralNode | undefined {
  return ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type) ? node.type : undefined;
}

function parseObject(node: ts.ClassDeclaration): ModuleObject {
  const maker = node.members.find(ts.isConstructorDeclaration);
  const functions = node.members.flatMap((member): [string, ApiFunction][] => {
    const decorator = findDecorator(member, "func") ?? findDecorator(member, "field");
    const name = (decorator && readAlias(decorator)) ?? nameOf(member.name);
    return decorator === undefined || name === undefined ? [] : [[name, parseFunction(member)]];
  });
  return {
    name: node.name?.text ?? "",
    constructor: maker ? maker.parameters.flatMap(parseArgument) : [],
    functions: new Map(functions),
  };
}

function parseFunction(node: ts.ClassElement | ts.TypeElement): ApiFunction {
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    return { args: node.parameters.flatMap(parseArgument), returns: toGraphqlType(readType(node.type), false) };
  }
  const type = ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) ? node.type : undefined;
  if (type && ts.isFunctionTypeNode(type)) {
    return { args: type.parameters.flatMap(parseArgument), returns: toGraphqlType(readType(type.type), false) };
  }
  const value = ts.isPropertyDeclaration(node) ? node.initializer : undefined;
  return { args: [], returns: toGraphqlType(readType(type ?? value), false) };
}

/** Parses a member of an interface; all of them are exposed. */
function parseSignature(member: ts.TypeElement): [string, ApiFunction][] {
  const name = member.name && nameOf(member.name);
  return name === undefined ? [] : [[name, parseFunction(member)]];
}

function parseArgument(node: ts.ParameterDeclaration): ApiArgument[] {
  if (!ts.isIdentifier(node.name)) {
    return [];
  }
  const decorator = findDecorator(node, "argument");
  const read = readType(node.type ?? node.initializer);
  const isOptional =
    read.isOptional === true ||
    node.questionToken !== undefined ||
    node.initializer !== undefined ||
    (decorator !== undefined && readOption(decorator, "defaultPath") !== undefined);
  return [{ name: node.name.text, type: toGraphqlType({ ...read, isOptional }, true) }];
}

function nameOf(name: ts.PropertyName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

function findDecorator(node: ts.Node, name: string): ts.Expression | undefined {
  return (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : []).find(({ expression }) => {
    const callee = ts.isCallExpression(expression) ? expression.expression : expression;
    return ts.isIdentifier(callee) && callee.text === name;
  })?.expression;
}

/** Returns the name for callers: `@func("name")` or `@func({ alias: "name" })`. */
function readAlias(decorator: ts.Expression): string | undefined {
  const [first] = ts.isCallExpression(decorator) ? decorator.arguments : [];
  const alias = first && ts.isStringLiteralLike(first) ? first : readOption(decorator, "alias");
  return alias && ts.isStringLiteralLike(alias) ? alias.text : undefined;
}

function readOption(decorator: ts.Expression, name: string): ts.Expression | undefined {
  const options = ts.isCallExpression(decorator) ? decorator.arguments.filter(ts.isObjectLiteralExpression) : [];
  return options
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    .find((property) => nameOf(property.name) === name)?.initializer;
}

/** Reads a type; a value without a declared type determines it as well. */
function readType(node: ts.Node | undefined): ProgramType {
  if (node === undefined) {
    return { name: "Void" };
  }
  if (ts.isArrayTypeNode(node)) {
    return { name: readType(node.elementType).name, isList: true };
  }
  if (ts.isUnionTypeNode(node)) {
    const inner = node.types.find(
      ({ kind }) => kind !== ts.SyntaxKind.LiteralType && kind !== ts.SyntaxKind.UndefinedKeyword,
    );
    return { ...readType(inner), isOptional: true };
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const [inner] = node.typeArguments ?? [];
    const { text } = node.typeName;
    if (inner) {
      return text === "Promise" ? readType(inner) : { name: readType(inner).name, isList: true };
    }
    return { name: SCALARS[text] ?? text };
  }
  return { name: KEYWORDS[node.kind] ?? "String" };
}
