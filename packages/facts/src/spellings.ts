import { parseTypeRef } from "./api.ts";

/** Words that Python keeps for itself; the SDK puts an underscore behind them. */
const PYTHON_KEYWORDS = new Set(["as", "class", "def", "from", "global", "import", "in", "is", "not", "or", "with"]);

/** The words that Java keeps for itself. */
const JAVA_KEYWORDS = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends " +
    "final finally float for goto if implements import instanceof int interface long native new package private " +
    "protected public return short static strictfp super switch synchronized this throw throws transient try void " +
    "volatile while"
  ).split(" "),
);

/** Other scalars have the same names as in the schema. */
const JAVA_NAMES: Readonly<Record<string, string>> = { Int: "Integer", Query: "Client" };

const PHP_NAMES: Readonly<Record<string, string>> = { Boolean: "bool", Float: "float", Int: "int", String: "string" };

/**
 * Writes a name of the API as the command line and Dagger Shell do.
 *
 * It follows `strcase.ToKebab`, which the CLI calls, with its surprise at the end of plural acronyms.
 *
 * @example toKebab("withMCPServer") // "with-mcp-server"
 * @example toKebab("experimentalWithAllGPUs") // "experimental-with-all-gp-us"
 */
export function toKebab(name: string): string {
  return name
    .replace(/([a-z])([A-Z\d])|(\d)([A-Za-z])|([A-Z])(\d)/g, (match) => `${match[0]}-${match[1]}`)
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

/** Writes a name in kebab case as the API does. @example toCamel("style-linter") // "styleLinter" */
export function toCamel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Writes a name as Python does. @example toSnake("asJSONValue") // "as_json_value" */
export function toSnake(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}

/** Writes a name as an exported name of Go. @example toPascal("httpAuthToken") // "HTTPAuthToken" */
export function toPascal(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(
    /(?:Acl|Api|Ascii|Cpu|Css|Dns|Eof|Guid|Html|Http|Https|Id|Ip|Json|Lhs|Llm|Qps|Ram|Rhs|Rpc|Sdk|Sla|Smtp|Sql|Ssh|Tcp|Tls|Ttl|Udp|Ui|Uid|Uri|Url|Utf8|Uuid|Vm|Xml)(?=[A-Z\d]|$)/g,
    (initialism) => initialism.toUpperCase(),
  );
}

/** Writes a field or an argument as the Python SDK does. @example toPythonName("from") // "from_" */
export function toPythonName(name: string): string {
  const snake = toSnake(name);
  return PYTHON_KEYWORDS.has(snake) ? `${snake}_` : snake;
}

/** Where a type is named: SDKs take and return objects for ids, except by the name `id`. */
export type Place = "id" | "value";

/** Spells a type of the API as the Java SDK does. */
export function toJavaType(type: string, place: Place): string {
  const { name, isList } = parseTypeRef(type);
  const plain = place === "value" ? name.replace(/ID$/, "") : name;
  const java = JAVA_NAMES[plain] ?? plain;
  return isList ? `java.util.List<${java}>` : java;
}

/** Spells a field as a method of the Java SDK. */
export function toJavaMethod(type: string, field: string): string {
  return type === "Container" && field === "import"
    ? "importTarball"
    : `${field}${JAVA_KEYWORDS.has(field) ? "_" : ""}`;
}

/** Spells an argument as a parameter of the Java SDK. */
export function toJavaParameter(argument: string): string {
  return `${JAVA_KEYWORDS.has(argument) ? "_" : ""}${argument}`;
}

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
  return isList ? "array" : (PHP_NAMES[name] ?? (name === "Void" ? "void" : `\\Dagger\\${toPhpClass(name)}`));
}

/** Spells what a method of the PHP SDK takes: an id, or the object that has it. */
export function toPhpParameter(type: string, { isOptional }: { readonly isOptional: boolean }): string {
  const { name, isList } = parseTypeRef(type);
  const isId = !isList && name.endsWith("ID");
  const php = isId ? `${toPhpResult(name)}|${toPhpResult(name.slice(0, -2))}` : toPhpResult(type);
  return isOptional ? `${php}|null` : php;
}

/** Gives every way in which SDKs, command line and schema write a name, the schema's own first. */
export function spellingsOf(name: string): readonly string[] {
  const capitalised = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  // Languages put an underscore behind a name that is one of their words.
  return [...new Set([name, toKebab(name), toSnake(name), toPascal(name), capitalised, `${name}_`])];
}

/** Gives every way in which SDKs write a value of an enum. @example DIRECTORY_TYPE, DirectoryType */
export function enumSpellingsOf(value: string): readonly string[] {
  const words = value.includes("_") || value === value.toUpperCase() ? value.toLowerCase().split("_") : [value];
  const pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("");
  return [...new Set([value, pascal, toSnake(pascal).toUpperCase()])];
}
