import type { Problem } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { Engine } from "php-parser";
import { createContext } from "./context.ts";
import { declare } from "./declare.ts";
import { infer, visit } from "./infer.ts";
import { findAll, isNode, type Node } from "./node.ts";
import { readScope } from "./scope.ts";
import type { Symbols } from "./symbols.ts";

/**
 * Types a program the way a compiler would: every class, function, method, property and constant exists, every
 * value fits where it is passed or returned, every variable has a value, every import has a use.
 */
export function analyse({ file, code }: Program, symbols: Symbols): readonly Problem[] {
  const tree = parse(code, file);
  const scope = readScope(tree);
  const context = createContext(scope, declare(tree, scope, symbols), infer);
  visit(tree, context);
  const faults = [...context.faults, ...findUnusedImports(tree, code, scope)];
  return faults.map(({ node, fault }): Problem => {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    return { file, line, column: column + 1, ...fault, severity: "error" };
  });
}

function parse(code: string, file: string): Node {
  const engine = new Engine({ parser: { extractDoc: false, version: 803 }, ast: { withPositions: true } });
  const tree: unknown = engine.parseCode(code, file);
  if (!isNode(tree)) {
    throw new Error(`${file} has no syntax tree, expected one after PHP itself had read it.`);
  }
  return tree;
}

/** PHP does not mind an import that nothing uses or that does not exist; readers copy it. */
function findUnusedImports(tree: Node, code: string, scope: ReturnType<typeof readScope>) {
  const body = code.replaceAll(/^use [\s\S]*?;$/gm, "");
  return [...scope.classes.values(), ...scope.functions.values()]
    .filter(({ alias }) => !new RegExp(String.raw`\b${alias}\b`).test(body))
    .map(({ fullName, node }) => ({
      node: locate(node, tree),
      fault: {
        found: `Unexpected import of ${fullName}`,
        expected: "only what the program uses",
        fix: "Remove it.",
      },
    }));
}

/** Items of a group have no place of their own in every release of the parser; the group has. */
function locate(item: Node, tree: Node): Node {
  return item.loc
    ? item
    : (findAll(tree, new Set(["usegroup"])).find((group) => (group.items as unknown[]).includes(item)) ?? tree);
}
