import { unknownMember } from "../explain.ts";
import { type Context, findClass, report } from "./context.ts";
import { type Node, nameAt, nodeAt } from "./node.ts";
import { describeType, MIXED, type PhpType, parseType } from "./types.ts";

/** Types `$object->property`. */
export function inferMember(node: Node, context: Context): PhpType {
  const owner = nodeAt(node, "what");
  const type = (owner ? context.infer(owner, context) : MIXED).filter((part) => part !== "null");
  const name = nameAt(node, "offset");
  const [only = ""] = type;
  const symbol = type.length === 1 ? context.symbols.classes[only] : undefined;
  if (!symbol || name === "") {
    return MIXED;
  }
  const property = symbol.properties[name];
  if (property === undefined) {
    report(
      context,
      nodeAt(node, "offset") ?? node,
      unknownMember(describeType([only]), name, Object.keys(symbol.properties)),
    );
    return MIXED;
  }
  const isSafe = node.kind === "nullsafepropertylookup";
  return isSafe ? [...parseType(property), "null"] : parseType(property);
}

/** Types `Type::CONSTANT`, `Type::CASE` and `Type::class`. */
export function inferStatic(node: Node, context: Context): PhpType {
  const owner = nodeAt(node, "what");
  const offset = nodeAt(node, "offset");
  if (!owner || !["name", "selfreference", "staticreference"].includes(owner.kind)) {
    return MIXED;
  }
  const { fullName, symbol } = findClass(context, owner, owner.kind === "name" ? nameAt(owner) : "self");
  const name = nameAt(node, "offset");
  if (name === "class") {
    return ["string"];
  }
  if (!symbol || offset?.kind !== "identifier") {
    return MIXED;
  }
  if (!symbol.constants.includes(name)) {
    report(context, offset, unknownMember(describeType([fullName]), name, symbol.constants));
  }
  return symbol.isEnum ? [fullName] : MIXED;
}
