import ts from "typescript";

/** Names that a newer release of the SDK has and the documented one doesn't. */
export interface Newer {
  readonly exports: readonly string[];
  /** Members by the name of their class or type. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/**
 * Blanks out newer names in the text of a declaration file, so the compiler itself rejects them.
 *
 * All other characters keep their positions.
 */
export function hideNewer(text: string, { exports, members }: Newer): string {
  const source = ts.createSourceFile("declarations.d.ts", text, ts.ScriptTarget.Latest);
  const hidden: ts.Node[] = [];
  for (const statement of source.statements) {
    const names = namesOf(statement);
    if (names.some((name) => exports.includes(name))) {
      hidden.push(statement);
      continue;
    }
    const newer = names.flatMap((name) => members[name] ?? []);
    hidden.push(...membersOf(statement).filter(({ name }) => name && newer.includes(name.getText(source))));
  }
  let result = text;
  for (const node of hidden) {
    const [start, end] = [node.getStart(source), node.getEnd()];
    result = result.slice(0, start) + text.slice(start, end).replaceAll(/\S/g, " ") + result.slice(end);
  }
  return result;
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
  }
  const isNamed =
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function membersOf(statement: ts.Statement): readonly (ts.ClassElement | ts.TypeElement)[] {
  if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
    return [...statement.members];
  }
  const isObject = ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type);
  return isObject ? [...(statement.type as ts.TypeLiteralNode).members] : [];
}
