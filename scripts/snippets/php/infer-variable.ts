import { type Context, findClass, report } from "./context.ts";
import { childrenOf, type Node, nameAt, nodeAt, nodesAt } from "./node.ts";
import { MIXED, type PhpType } from "./types.ts";

/** Names that every function has. */
const SUPERGLOBALS = new Set(["_SERVER", "_ENV", "_GET", "_POST", "GLOBALS", "argv", "argc"]);

/** Types a variable that is read. */
export function inferVariable(node: Node, context: Context): PhpType {
  const name = nameAt(node);
  if (name === "this") {
    return context.self === "" ? MIXED : [context.self];
  }
  const type = context.variables.get(name);
  if (type === undefined && name !== "" && !SUPERGLOBALS.has(name) && context.returns !== undefined) {
    report(context, node, {
      found: `Unexpected variable $${name}, which has no value yet`,
      expected: "a parameter, or a variable that was assigned before",
      fix: "Assign it or correct the name.",
    });
  }
  return type ?? MIXED;
}

/** Types an assignment, and remembers what the variable holds. */
export function inferAssign(node: Node, context: Context): PhpType {
  const right = nodeAt(node, "right");
  const type = right ? context.infer(right, context) : MIXED;
  const left = nodeAt(node, "left");
  if (left?.kind === "variable") {
    // `.=` and its like give another type than their right side.
    const isPlain = node.operator === "=" || node.operator === undefined;
    context.variables.set(nameAt(left), isPlain ? type : (context.variables.get(nameAt(left)) ?? MIXED));
  } else if (left) {
    bindAll(left, context);
    context.infer(left, context);
  }
  return type;
}

/** Reads a loop; what an array holds is not known. */
export function inferForeach(node: Node, context: Context): PhpType {
  const source = nodeAt(node, "source");
  if (source) {
    context.infer(source, context);
  }
  for (const key of ["key", "value"]) {
    const target = nodeAt(node, key);
    if (target) {
      bindAll(target, context);
    }
  }
  const body = nodeAt(node, "body");
  if (body) {
    context.infer(body, context);
  }
  return MIXED;
}

/** Reads what is done about an exception. */
export function inferCatch(node: Node, context: Context): PhpType {
  const types = nodesAt(node, "what").map((name) => findClass(context, name, nameAt(name)).fullName);
  const variable = nodeAt(node, "variable");
  if (variable) {
    context.variables.set(nameAt(variable), types);
  }
  const body = nodeAt(node, "body");
  if (body) {
    context.infer(body, context);
  }
  return MIXED;
}

/** Gives a value of unknown type to every variable in a pattern such as `[$a, $b]`. */
function bindAll(pattern: Node, context: Context): void {
  if (pattern.kind === "variable") {
    context.variables.set(nameAt(pattern), MIXED);
  } else if (["list", "array", "entry"].includes(pattern.kind)) {
    for (const child of childrenOf(pattern)) {
      bindAll(child, context);
    }
  }
}
