import { wrongType } from "../explain.ts";
import { type Context, findClass } from "./context.ts";
import { readSignature } from "./declare.ts";
import { inferCall, inferNew } from "./infer-call.ts";
import { inferMember, inferStatic } from "./infer-member.ts";
import { inferBinary, inferTernary } from "./infer-operator.ts";
import { inferAssign, inferCatch, inferForeach, inferVariable } from "./infer-variable.ts";
import { childrenOf, type Node, nameAt, nodeAt, nodesAt } from "./node.ts";
import { resolveClass } from "./scope.ts";
import { describeType, isAssignable, MIXED, type PhpType, parseType } from "./types.ts";

const CLASS_KINDS = new Set(["class", "interface", "trait", "enum"]);

/** Reads a statement, or an expression whose value nobody needs. */
export function visit(node: Node, context: Context): void {
  if (node.kind === "usegroup") {
    return;
  }
  if (CLASS_KINDS.has(node.kind) && node.isAnonymous !== true) {
    const self = resolveClass(nameAt(node), { ...context.scope, classes: new Map() });
    visitAll(node, { ...context, self });
  } else if (node.kind === "return") {
    visitReturn(node, context);
  } else {
    infer(node, context);
  }
}

type Reader = (node: Node, context: Context) => PhpType;

/** What gives each kind of node its type; kinds that are not here have no type that anybody asks for. */
const READERS: Readonly<Record<string, Reader>> = {
  array: (node, context) => visitAll(node, context, ["array"]),
  arrowfunc: inferFunction,
  assign: inferAssign,
  attribute: (node, context) => inferNew({ ...node, what: { ...node, kind: "name" }, arguments: node.args }, context),
  bin: inferBinary,
  boolean: () => ["bool"],
  call: inferCall,
  catch: inferCatch,
  closure: inferFunction,
  encapsed: (node, context) => visitAll(node, context, ["string"]),
  foreach: inferForeach,
  function: inferFunction,
  magic: () => ["string"],
  method: inferFunction,
  name: inferName,
  new: inferNew,
  nowdoc: () => ["string"],
  nullkeyword: () => ["null"],
  nullsafepropertylookup: inferMember,
  number: ({ value }) => [/^[\d_]+$|^0[xXbBoO]/.test(String(value)) ? "int" : "float"],
  propertylookup: inferMember,
  retif: inferTernary,
  staticlookup: inferStatic,
  string: () => ["string"],
  variable: inferVariable,
};

/** Tells what a node gives, and notes what is wrong in it. */
export function infer(node: Node, context: Context): PhpType {
  return (READERS[node.kind] ?? visitAll)(node, context);
}

function visitAll(node: Node, context: Context, result: PhpType = MIXED): PhpType {
  for (const child of childrenOf(node)) {
    visit(child, context);
  }
  return result;
}

/** A name by itself is a type, or a constant such as PHP_EOL. */
function inferName(node: Node, context: Context): PhpType {
  const name = nameAt(node);
  const isConstant = context.symbols.constants.includes(name.replace(/^\\/, ""));
  if (name !== "" && !isConstant) {
    findClass(context, node, name);
  }
  return MIXED;
}

function inferFunction(node: Node, context: Context): PhpType {
  const signature = readSignature(node, context.scope, context.self);
  // An arrow function sees what is around it; a closure only what it is given by name.
  const variables = new Map(node.kind === "arrowfunc" ? context.variables : []);
  for (const use of nodesAt(node, "uses")) {
    variables.set(nameAt(use), inferVariable(use, context));
  }
  for (const { name, type, isVariadic } of signature.parameters) {
    variables.set(name, isVariadic ? ["array"] : parseType(type));
  }
  const inner: Context = { ...context, variables, returns: signature.returns };
  for (const child of childrenOf(node).filter((one) => !nodesAt(node, "uses").includes(one))) {
    if (node.kind === "arrowfunc" && child === nodeAt(node, "body")) {
      checkReturn(child, infer(child, inner), inner);
    } else {
      visit(child, inner);
    }
  }
  return node.kind === "closure" || node.kind === "arrowfunc" ? ["Closure"] : MIXED;
}

function visitReturn(node: Node, context: Context): void {
  const value = nodeAt(node, "expr");
  checkReturn(value ?? node, value ? infer(value, context) : ["void"], context);
}

function checkReturn(node: Node, type: PhpType, { returns = "mixed", symbols, ...context }: Context): void {
  const wanted = parseType(returns);
  if (!isAssignable(type, wanted, symbols)) {
    context.faults.push({ node, fault: wrongType(describeType(type), describeType(wanted), " as result") });
  }
}
