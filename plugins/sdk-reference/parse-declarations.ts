import ts from "typescript";
import type { Declaration, Field, Method } from "./declarations.ts";

/**
 * Reads the exported declarations of a `.d.ts` file.
 *
 * Only the syntax is read: resolving types would mean checking the package's dependencies, a hundred times the work
 * for names that the syntax already holds. Comments are left behind: every description on this site is our own.
 */
export function parseDeclarations(source: string): Declaration[] {
  const file = ts.createSourceFile("package.d.ts", source, ts.ScriptTarget.Latest);
  return file.statements.filter(isExported).flatMap((statement) => parseStatement(statement, file));
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}

function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}

function parseStatement(statement: ts.Statement, file: ts.SourceFile): Declaration[] {
  if (ts.isClassDeclaration(statement) && statement.name) {
    return [parseClass(statement, statement.name.text, file)];
  }
  if (ts.isTypeAliasDeclaration(statement)) {
    const members = ts.isTypeLiteralNode(statement.type) ? statement.type.members : [];
    const type = toText(statement.type, file);
    return [{ kind: "alias", name: statement.name.text, type, fields: parseFields(members, file) }];
  }
  if (ts.isInterfaceDeclaration(statement)) {
    const fields = parseFields(statement.members, file);
    return [{ kind: "alias", name: statement.name.text, type: "object", fields }];
  }
  if (ts.isEnumDeclaration(statement)) {
    const members = statement.members.map(({ name, initializer }) => ({
      name: toText(name, file),
      value: initializer && ts.isStringLiteral(initializer) ? initializer.text : "",
    }));
    return [{ kind: "enum", name: statement.name.text, members }];
  }
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    return [{ kind: "function", ...parseCallable(statement.name.text, statement, file) }];
  }
  return ts.isVariableStatement(statement) ? parseVariables(statement, file) : [];
}

function parseVariables(statement: ts.VariableStatement, file: ts.SourceFile): Declaration[] {
  return statement.declarationList.declarations.map(({ name, type }) => {
    const members = type && ts.isTypeLiteralNode(type) ? type.members : [];
    return { kind: "variable", name: toText(name, file), type: toText(type, file), fields: parseFields(members, file) };
  });
}

function parseClass(node: ts.ClassDeclaration, name: string, file: ts.SourceFile): Declaration {
  const fields: Field[] = [];
  const methods: Method[] = [];
  for (const member of node.members.filter(isPublic)) {
    if (ts.isMethodDeclaration(member)) {
      methods.push(parseCallable(toText(member.name, file), member, file));
    } else if (ts.isPropertyDeclaration(member) && member.type && ts.isFunctionTypeNode(member.type)) {
      methods.push(parseCallable(toText(member.name, file), member.type, file));
    } else if (ts.isPropertyDeclaration(member)) {
      fields.push(parseField(member, file));
    }
  }
  const base = node.heritageClauses?.[0]?.types[0]?.expression;
  return { kind: "class", name, base: base && toText(base, file), fields, methods };
}

function isPublic(member: ts.ClassElement): boolean {
  const hidden = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword];
  return !ts.canHaveModifiers(member) || !hidden.some((kind) => hasModifier(member, kind));
}

function parseCallable(name: string, node: ts.SignatureDeclarationBase, file: ts.SourceFile): Method {
  const parameters = node.parameters.map((parameter) => parseField(parameter, file));
  return { name, parameters, returns: toText(node.type, file) };
}

function parseFields(members: Iterable<ts.TypeElement>, file: ts.SourceFile): Field[] {
  return [...members].filter(ts.isPropertySignature).map((member) => parseField(member, file));
}

interface TypedName {
  readonly name: ts.Node;
  readonly type?: ts.TypeNode | undefined;
  readonly questionToken?: ts.QuestionToken | undefined;
}

function parseField({ name, type, questionToken }: TypedName, file: ts.SourceFile): Field {
  return { name: toText(name, file), type: toText(type, file), isOptional: questionToken !== undefined };
}

/** Gives the source of a type on one line. */
function toText(node: ts.Node | undefined, file: ts.SourceFile): string {
  const text = node?.getText(file).replace(/\s+/g, " ") ?? "unknown";
  // An inline import names the type's origin, which only the compiler needs.
  return text.replace(/import\("[^"]+"\)\./g, "");
}
