import { unknownMember } from "../explain.ts";
import { type Argument, checkCall } from "./check-call.ts";
import { type Context, findClass, findFunction, report } from "./context.ts";
import { type Node, nameAt, nodeAt, nodesAt } from "./node.ts";
import type { Signature } from "./symbols.ts";
import { describeType, MIXED, type PhpType, parseType } from "./types.ts";

/** Types `f(…)`, `$object->method(…)` and `Type::method(…)`. */
export function inferCall(node: Node, context: Context): PhpType {
  const what = nodeAt(node, "what");
  switch (what?.kind) {
    case "name":
      return applyTo(node, nameAt(what), findFunction(context, what, nameAt(what)), context);
    case "propertylookup":
    case "nullsafepropertylookup":
      return callMember(node, what, context);
    case "staticlookup":
      return callStatic(node, what, context);
    default:
      if (what) {
        context.infer(what, context);
      }
      readArguments(node, context);
      return MIXED;
  }
}

/** Types `new Type(…)`, and an attribute, which is the same. */
export function inferNew(node: Node, context: Context): PhpType {
  const what = nodeAt(node, "what");
  if (what?.kind !== "name" && what?.kind !== "selfreference" && what?.kind !== "staticreference") {
    readArguments(node, context);
    return MIXED;
  }
  const { fullName, symbol } = findClass(context, what, what.kind === "name" ? nameAt(what) : "self");
  if (!symbol) {
    readArguments(node, context);
    return MIXED;
  }
  const creator = symbol.methods.__construct ?? { parameters: [], returns: "void" };
  applyTo(node, `new ${describeType([fullName])}`, creator, context);
  return [fullName];
}

function callMember(node: Node, what: Node, context: Context): PhpType {
  const owner = nodeAt(what, "what");
  const type = owner ? context.infer(owner, context) : MIXED;
  const name = nameAt(what, "offset");
  const isSafe = what.kind === "nullsafepropertylookup";
  const result = callOn(
    node,
    what,
    type.filter((part) => !(isSafe && part === "null")),
    name,
    context,
  );
  return isSafe && type.includes("null") ? [...result, "null"] : result;
}

function callStatic(node: Node, what: Node, context: Context): PhpType {
  const owner = nodeAt(what, "what");
  const isNamed = owner && ["name", "selfreference", "staticreference", "parentreference"].includes(owner.kind);
  if (!isNamed) {
    readArguments(node, context);
    return MIXED;
  }
  const word = owner.kind === "name" ? nameAt(owner) : owner.kind.replace("reference", "");
  const { fullName, symbol } = findClass(context, owner, word);
  return symbol
    ? callOn(node, what, [fullName], nameAt(what, "offset"), context)
    : applyTo(node, "", undefined, context);
}

/** Calls a method of whatever the value may be; a fault in one of its types is a fault. */
function callOn(node: Node, place: Node, type: PhpType, name: string, context: Context): PhpType {
  const { classes } = context.symbols;
  const known = type.filter((part) => classes[part] !== undefined);
  const wrong = type.filter((part) => part !== "mixed" && part !== "object" && classes[part] === undefined);
  if (name === "" || known.length !== 1 || wrong.length > 0) {
    const isNoObject = wrong.length > 0 && name !== "" && !wrong.some((part) => part.includes("\\"));
    if (isNoObject) {
      report(context, offsetOf(place), unknownMember(describeType(wrong), name, []));
    }
    readArguments(node, context);
    return MIXED;
  }
  const [owner = ""] = known;
  const methods = classes[owner]?.methods ?? {};
  const found = Object.entries(methods).find(([method]) => method.toLowerCase() === name.toLowerCase());
  if (!found || found[0] !== name) {
    report(context, offsetOf(place), unknownMember(describeType([owner]), name, Object.keys(methods)));
  }
  const result = applyTo(node, `${describeType([owner])}->${name}`, found?.[1], context);
  return result.map((part) => (part === "static" || part === "self" ? owner : part));
}

function offsetOf(place: Node): Node {
  const offset = nodeAt(place, "offset");
  return offset?.loc ? offset : place;
}

function applyTo(node: Node, what: string, signature: Signature | undefined, context: Context): PhpType {
  const args = readArguments(node, context);
  if (!signature || isFirstClass(node)) {
    return isFirstClass(node) ? ["Closure"] : MIXED;
  }
  context.faults.push(...checkCall(node, what, signature, args, context.symbols));
  return parseType(signature.returns);
}

/** `strlen(...)` makes a closure and calls nothing. */
function isFirstClass(node: Node): boolean {
  return nodesAt(node, "arguments").some(({ kind }) => kind === "variadicplaceholder");
}

function readArguments(node: Node, context: Context): readonly Argument[] {
  return nodesAt(node, "arguments").map((argument): Argument => {
    const isNamed = argument.kind === "namedargument";
    const isSpread = argument.kind === "variadic";
    const value = isNamed ? nodeAt(argument, "value") : isSpread ? nodeAt(argument, "what") : argument;
    const type = value && value.kind !== "variadicplaceholder" ? context.infer(value, context) : MIXED;
    const name = isNamed ? nameAt(argument) : undefined;
    return { node: argument.loc ? argument : (value ?? argument), name, type, isSpread };
  });
}
