import ts from "typescript";
import type { SymbolIndex } from "./symbols.ts";

/** A program in TypeScript, and the section of a page that shows it. */
export interface ShownProgram {
  readonly code: string;
  /** Title of the page. */
  readonly title: string;
  readonly url: string;
}

/** A call of a method, taken from a program. */
export interface Example extends Omit<ShownProgram, "code"> {
  readonly call: string;
}

/** Longest call that is shown, in characters: one line of the reference. */
const LONGEST = 72;

/** Types of variables and arguments by name, as far as a program says them. */
type Scope = Map<string, string | undefined>;

/**
 * Finds a call for each method that a program uses, by names such as `Container.withExec`.
 *
 * Types follow from the declarations of the package along each chain of calls, so no compiler has to check programs. A
 * call whose owner isn't certain is no example. Of several calls, the longest that fits in a line says the most.
 */
export function findExamples(programs: readonly ShownProgram[], index: SymbolIndex): ReadonlyMap<string, Example> {
  const examples = new Map<string, Example>();
  for (const { code, title, url } of programs) {
    for (const [name, call] of listCalls(code, index)) {
      const longest = examples.get(name)?.call.length ?? 0;
      if (call.length > longest && call.length <= LONGEST && !call.includes("\n")) {
        examples.set(name, { call, title, url });
      }
    }
  }
  return examples;
}

/** Lists the calls of API methods in a program: the method's full name, and the call as it's written. */
function listCalls(code: string, index: SymbolIndex): readonly (readonly [name: string, call: string])[] {
  const source = ts.createSourceFile("index.ts", code, ts.ScriptTarget.Latest, true);
  const calls: (readonly [string, string])[] = [];
  const scope: Scope = new Map([["dag", "Client"]]);
  const visit = (node: ts.Node): void => {
    readTypes(node, scope, index);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const owner = typeOf(expression, scope, index);
      if (owner && findMethod(owner, name.text, index)) {
        calls.push([`${owner}.${name.text}`, code.slice(name.getStart(source), node.getEnd())]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** Adds what a declaration says of its name's type. A second declaration of another type makes the name uncertain. */
function readTypes(node: ts.Node, scope: Scope, index: SymbolIndex): void {
  const isNamed = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node);
  if (isNamed && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
    const type = node.type ? node.type.getText() : node.initializer && typeOf(node.initializer, scope, index);
    const name = node.name.text;
    scope.set(name, scope.has(name) && scope.get(name) !== type ? undefined : type);
  }
}

/** Returns the name of an expression's class, if that's certain. */
function typeOf(node: ts.Expression, scope: Scope, index: SymbolIndex): string | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
    return typeOf(node.expression, scope, index);
  }
  if (ts.isIdentifier(node)) {
    return scope.get(node.text);
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword) {
    return scope.get(node.name.text);
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const owner = typeOf(node.expression.expression, scope, index);
    const returns = owner && findMethod(owner, node.expression.name.text, index)?.returns;
    return returns?.replace(/^Promise<(.*)>$/, "$1");
  }
  return undefined;
}

function findMethod(owner: string, name: string, index: SymbolIndex) {
  const declaration = index.get(owner)?.declaration;
  return declaration?.kind === "class" ? declaration.methods.find((method) => method.name === name) : undefined;
}
