import ts from "typescript";

/** A parameter of a method, or a field of an object. */
export interface Field {
  readonly name: string;
  /** TypeScript source of the type, such as `Container[]`, or the value of an enum member. */
  readonly type: string;
  readonly isOptional: boolean;
}

/** A function or method. */
export interface Method {
  readonly name: string;
  readonly parameters: readonly Field[];
  /** TypeScript source of the type, such as `Promise<string>`. */
  readonly returns: string;
}

/** An export of the package, as its type declarations describe it. */
export interface Declaration {
  readonly kind: "alias" | "class" | "enum" | "function" | "variable";
  readonly name: string;
  /** TypeScript source: the right-hand side of an alias, or the type of a variable. */
  readonly type: string;
  /** Base class of a class. */
  readonly base: string | undefined;
  /** Members of a class, an object type, an enum, or a constant object. */
  readonly fields: readonly Field[];
  /** Methods of a class. A function has itself as its only method. */
  readonly methods: readonly Method[];
}

/** Part of the package that has its own folder in the reference. */
export type ModuleName = "api/client.gen" | "common/errors" | "connect";

/** The exports of each part of the package. */
export type Sdk = Readonly<Record<ModuleName, readonly Declaration[]>>;

/**
 * Reads the exported declarations of a `.d.ts` file.
 *
 * It reads only the syntax. Resolving types would mean checking the package's dependencies, which takes a hundred times
 * longer to get names that the syntax already contains. Comments are skipped, because every description on this site is
 * our own.
 */
export function parseDeclarations(source: string): Declaration[] {
  const file = ts.createSourceFile("package.d.ts", source, ts.ScriptTarget.Latest);
  return file.statements
    .filter((statement) => hasModifier(statement, ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) => parseStatement(statement, file));
}

function hasModifier(node: ts.Node, ...kinds: readonly ts.SyntaxKind[]): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kinds.includes(kind)) ?? false);
}

function parseStatement(statement: ts.Statement, file: ts.SourceFile): Declaration[] {
  const declare = (kind: Declaration["kind"], name: ts.Node | undefined, parts: Partial<Declaration>): Declaration[] =>
    name ? [{ kind, name: toText(name, file), type: "", base: undefined, fields: [], methods: [], ...parts }] : [];
  const fieldsOf = (type: ts.TypeNode | undefined) =>
    type && ts.isTypeLiteralNode(type) ? parseFields(type.members, file) : [];
  if (ts.isClassDeclaration(statement)) {
    return declare("class", statement.name, parseClass(statement, file));
  }
  if (ts.isTypeAliasDeclaration(statement)) {
    const { name, type } = statement;
    return declare("alias", name, { type: toText(type, file), fields: fieldsOf(type) });
  }
  if (ts.isInterfaceDeclaration(statement)) {
    return declare("alias", statement.name, { type: "object", fields: parseFields(statement.members, file) });
  }
  if (ts.isEnumDeclaration(statement)) {
    const fields = statement.members.map(({ name, initializer }) => ({
      name: toText(name, file),
      type: initializer && ts.isStringLiteral(initializer) ? initializer.text : "",
      isOptional: false,
    }));
    return declare("enum", statement.name, { fields });
  }
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    return declare("function", statement.name, { methods: [parseCallable(statement.name, statement, file)] });
  }
  return ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap(({ name, type }) =>
        declare("variable", name, { type: toText(type, file), fields: fieldsOf(type) }),
      )
    : [];
}

function parseClass(node: ts.ClassDeclaration, file: ts.SourceFile): Partial<Declaration> {
  const fields: Field[] = [];
  const methods: Method[] = [];
  for (const member of node.members) {
    if (hasModifier(member, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword)) {
      continue;
    }
    if (ts.isMethodDeclaration(member)) {
      methods.push(parseCallable(member.name, member, file));
    } else if (ts.isPropertyDeclaration(member) && member.type && ts.isFunctionTypeNode(member.type)) {
      methods.push(parseCallable(member.name, member.type, file));
    } else if (ts.isPropertyDeclaration(member)) {
      fields.push(parseField(member, file));
    }
  }
  const base = node.heritageClauses?.[0]?.types[0]?.expression;
  return { base: base && toText(base, file), fields, methods };
}

function parseCallable(name: ts.Node, node: ts.SignatureDeclarationBase, file: ts.SourceFile): Method {
  const parameters = node.parameters.map((parameter) => parseField(parameter, file));
  return { name: toText(name, file), parameters, returns: toText(node.type, file) };
}

function parseFields(members: Iterable<ts.TypeElement>, file: ts.SourceFile): Field[] {
  return [...members].filter(ts.isPropertySignature).map((member) => parseField(member, file));
}

function parseField(
  { name, type, questionToken }: ts.ParameterDeclaration | ts.PropertyDeclaration | ts.PropertySignature,
  file: ts.SourceFile,
): Field {
  return { name: toText(name, file), type: toText(type, file), isOptional: questionToken !== undefined };
}

/** Returns the source of a type on one line. */
function toText(node: ts.Node | undefined, file: ts.SourceFile): string {
  const text = node?.getText(file).replace(/\s+/g, " ") ?? "unknown";
  // An inline import names the module of a type, which only the compiler needs.
  return text.replace(/import\("[^"]+"\)\./g, "");
}
