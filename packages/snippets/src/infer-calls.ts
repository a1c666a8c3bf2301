import { type Api, parseTypeRef } from "@docs/facts";
import ts from "typescript";

/** Types that have a different name in the TypeScript SDK. */
const SCHEMA_NAMES: Readonly<Record<string, string>> = { Client: "Query", Function_: "Function", Module_: "Module" };

/** A call of an API function, or of the method `with` that the SDK adds. */
export interface ApiCall {
  /** Type and function as the schema names them. */
  readonly type: string;
  readonly name: string;
  /** The call as the program writes it, from the function's name on. */
  readonly text: string;
}

/**
 * Finds the calls of API functions in a TypeScript program, in its order.
 *
 * It follows chains, variables, parameters, and class fields by the API's signatures, which covers everything that
 * snippet programs do. A call on anything else is left out, never guessed.
 */
export function inferCalls(code: string, api: Api): readonly ApiCall[] {
  const file = ts.createSourceFile("index.ts", code, ts.ScriptTarget.ES2022, true);
  const program = new Program(api);
  program.declare(file);
  program.visit(file);
  return [...program.calls.values()];
}

class Program {
  /** Calls by their place, because a call inside a chain is reached several times. */
  readonly calls = new Map<ts.Node, ApiCall>();
  readonly #api: Api;
  /** Types of variables, and of `Class.member`. */
  readonly #types = new Map<string, string>([["dag", "Query"]]);

  constructor(api: Api) {
    this.#api = api;
  }

  /** Records the types that declarations state explicitly, anywhere in the program. */
  declare(node: ts.Node): void {
    if (ts.isParameter(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node)) {
      this.#declareNamed(node);
    }
    ts.forEachChild(node, (child) => this.declare(child));
  }

  /** Visits every expression, in program order. */
  visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      this.#note(node.name.text, this.#typeOf(node.initializer));
    } else if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      const [variable] = node.initializer.declarations;
      const list = this.#typeOf(node.expression);
      if (variable && ts.isIdentifier(variable.name) && list?.endsWith("[]")) {
        this.#note(variable.name.text, list.slice(0, -2));
      }
    } else if (ts.isCallExpression(node)) {
      this.#typeOf(node);
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** Notes the type of a variable. A second one makes the name uncertain, and no type has the empty name. */
  #note(name: string, type: string | undefined): void {
    if (type !== undefined) {
      this.#types.set(name, [undefined, type].includes(this.#types.get(name)) ? type : "");
    }
  }

  #declareNamed(node: ts.ParameterDeclaration | ts.PropertyDeclaration | ts.MethodDeclaration): void {
    const name = ts.isIdentifier(node.name) ? node.name.text : undefined;
    const type = toSchemaType(node.type);
    if (name === undefined || type === undefined) {
      return;
    }
    const isMember = !ts.isParameter(node);
    const owner = ts.isClassDeclaration(node.parent) ? (node.parent.name?.text ?? "") : "";
    this.#types.set(isMember ? `${owner}.${name}` : name, type);
  }

  #typeOf(node: ts.Expression): string | undefined {
    if (ts.isIdentifier(node)) {
      return this.#types.get(node.text);
    }
    if (node.kind === ts.SyntaxKind.ThisKeyword) {
      return classAround(node);
    }
    if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) {
      return this.#typeOf(node.expression);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const owner = this.#typeOf(node.expression);
      return owner === undefined ? undefined : this.#types.get(`${owner}.${node.name.text}`);
    }
    return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
      ? this.#call(node, node.expression)
      : undefined;
  }

  #call(call: ts.CallExpression, { expression, name }: ts.PropertyAccessExpression): string | undefined {
    const owner = this.#typeOf(expression);
    const functions = this.#api.types.get(owner ?? "")?.functions;
    const text = call.getSourceFile().text.slice(name.getStart(), call.getEnd());
    if (owner === undefined || functions === undefined) {
      return owner === undefined ? undefined : this.#types.get(`${owner}.${name.text}`);
    }
    if (name.text === "with") {
      this.calls.set(call, { type: owner, name: "with", text });
      this.#declareCallback(call.arguments[0], owner);
      return owner;
    }
    const field = name.text.replace(/_$/, "");
    const fn = functions.get(field);
    if (fn === undefined) {
      return undefined;
    }
    this.calls.set(call, { type: owner, name: field, text });
    const { name: result, isList } = parseTypeRef(fn.returns);
    return `${result.replace(/(?<=.)ID$/, "")}${isList ? "[]" : ""}`;
  }

  /**
   * Infers the parameter type of a callback, because `with` passes the object to one of the program's own functions.
   */
  #declareCallback(callback: ts.Expression | undefined, type: string): void {
    const [parameter] = callback && ts.isArrowFunction(callback) ? callback.parameters : [];
    if (parameter && ts.isIdentifier(parameter.name)) {
      this.#note(parameter.name.text, type);
    }
  }
}

function classAround(node: ts.Node): string | undefined {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isClassDeclaration(parent)) {
      return parent.name?.text;
    }
  }
  return undefined;
}

function toSchemaType(node: ts.TypeNode | undefined): string | undefined {
  if (node && ts.isArrayTypeNode(node)) {
    const inner = toSchemaType(node.elementType);
    return inner === undefined ? undefined : `${inner}[]`;
  }
  if (!node || !ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) {
    return undefined;
  }
  const { text } = node.typeName;
  return text === "Promise" ? toSchemaType(node.typeArguments?.[0]) : (SCHEMA_NAMES[text] ?? text);
}
