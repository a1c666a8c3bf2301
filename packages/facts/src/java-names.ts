import { parseTypeRef } from "./snippet-api/api.ts";

/** The words that Java keeps for itself. */
const KEYWORDS = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends " +
    "final finally float for goto if implements import instanceof int interface long native new package private " +
    "protected public return short static strictfp super switch synchronized this throw throws transient try void " +
    "volatile while"
  ).split(" "),
);

/** Where a type stands: ids are objects to those who pass or receive them, except by the name `id`. */
export type Place = "id" | "value";

/** Spells a type of the API as the Java SDK does. */
export function toJavaType(type: string, place: Place): string {
  const { name, isList } = parseTypeRef(type);
  const java = toJavaClass(place === "value" ? name.replace(/ID$/, "") : name);
  return isList ? `java.util.List<${java}>` : java;
}

/** Spells a field as a method of the Java SDK. */
export function toJavaMethod(type: string, field: string): string {
  return type === "Container" && field === "import" ? "importTarball" : `${field}${KEYWORDS.has(field) ? "_" : ""}`;
}

/** Spells an argument as a parameter of the Java SDK. */
export function toJavaParameter(argument: string): string {
  return `${KEYWORDS.has(argument) ? "_" : ""}${argument}`;
}

function toJavaClass(name: string): string {
  switch (name) {
    case "Query":
      return "Client";
    case "Int":
      return "Integer";
    default:
      // String and Boolean have the same names in both.
      return name;
  }
}
