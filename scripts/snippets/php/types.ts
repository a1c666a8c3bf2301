import type { Symbols } from "./symbols.ts";

/** The types that a value may have: names of classes, and PHP's own in lower case. `mixed` is anything. */
export type PhpType = readonly string[];

export const MIXED: PhpType = ["mixed"];

/**
 * Takes a type apart that is spelled as PHP's reflection does.
 *
 * @example parseType("?int") // ["int", "null"]
 */
export function parseType(text: string): PhpType {
  const isNullable = text.startsWith("?");
  // An intersection is all of its parts at once: too much for this analysis, and no snippet has one.
  const parts = text.includes("&") ? MIXED : text.replace(/^\?/, "").split("|");
  return [...parts.map((part) => part.replace(/^\\/, "")), ...(isNullable ? ["null"] : [])];
}

/** Joins what a value may be on one way and on another. */
export function unite(...types: readonly PhpType[]): PhpType {
  return [...new Set(types.flat())];
}

/** Whether a value of one type may stand where the other is wanted, under `strict_types`. */
export function isAssignable(actual: PhpType, wanted: PhpType, { classes }: Pick<Symbols, "classes">): boolean {
  if (actual.length === 0 || actual.includes("mixed") || wanted.includes("mixed")) {
    return true;
  }
  return actual.every((one) => wanted.some((other) => accepts(one, other)));

  function accepts(one: string, other: string): boolean {
    const isClass = classes[one] !== undefined;
    // A class that nothing declares is a fault where it is named, and only there.
    if (one.toLowerCase() === other.toLowerCase() || (one.includes("\\") && !isClass)) {
      return true;
    }
    switch (other) {
      case "float":
        return one === "int";
      case "bool":
        return one === "true" || one === "false";
      case "callable":
        return one === "Closure" || one === "string" || one === "array";
      case "iterable":
        return one === "array" || (classes[one]?.parents.includes("Traversable") ?? false);
      case "object":
        return isClass;
      default:
        return classes[one]?.parents.includes(other) ?? false;
    }
  }
}

/** Spells a type for a reader: class names without their namespace. */
export function describeType(type: PhpType): string {
  return type.map((part) => part.replace(/^.*\\/, "")).join("|");
}
