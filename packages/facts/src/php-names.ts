import { parseTypeRef } from "./snippet-api/api.ts";

const BUILT_IN: Readonly<Record<string, string>> = { Boolean: "bool", Float: "float", Int: "int", String: "string" };

/** Spells a type of the API as a class of the PHP SDK, without its namespace. */
export function toPhpClass(name: string): string {
  if (name === "Query") {
    return "Client";
  }
  return name === "Function" ? "Function_" : name.replaceAll("ID", "Id").replaceAll("JSON", "Json");
}

/** Spells what a method of the PHP SDK gives. */
export function toPhpResult(type: string): string {
  const { name, isList } = parseTypeRef(type);
  // PHP reads the generated `Void` as its own keyword.
  return isList ? "array" : (BUILT_IN[name] ?? (name === "Void" ? "void" : `\\Dagger\\${toPhpClass(name)}`));
}

/** Spells what a method of the PHP SDK takes: an id, or the object that has it. */
export function toPhpParameter(type: string, { isOptional }: { readonly isOptional: boolean }): string {
  const { name, isList } = parseTypeRef(type);
  const isId = !isList && name.endsWith("ID");
  const php = isId ? `${toPhpResult(name)}|${toPhpResult(name.slice(0, -2))}` : toPhpResult(type);
  return isOptional ? `${php}|null` : php;
}
