import type { Context } from "./context.ts";
import { type Node, nodeAt } from "./node.ts";
import { MIXED, type PhpType, unite } from "./types.ts";

/** Types an operator between two values. */
export function inferBinary(node: Node, context: Context): PhpType {
  const [left, right] = ["left", "right"].map((key) => {
    const side = nodeAt(node, key);
    return side ? context.infer(side, context) : MIXED;
  });
  switch (node.type) {
    case ".":
      return ["string"];
    case "??":
      return unite(
        (left ?? MIXED).filter((part) => part !== "null"),
        right ?? MIXED,
      );
    case "+":
    case "-":
    case "*":
      return unite(left ?? MIXED, right ?? MIXED).every((part) => part === "int") ? ["int"] : MIXED;
    default:
      return /^(?:[=!<>]=?=?|&&|\|\||and|or|xor|instanceof)$/.test(String(node.type)) ? ["bool"] : MIXED;
  }
}

/** Types `test ? yes : no`. */
export function inferTernary(node: Node, context: Context): PhpType {
  const [test, yes, no] = ["test", "trueExpr", "falseExpr"].map((key) => {
    const part = nodeAt(node, key);
    return part ? context.infer(part, context) : undefined;
  });
  return unite(yes ?? test ?? MIXED, no ?? MIXED);
}
