import { parseTypeRef } from "./api.ts";

export { readType } from "./read-type.ts";

/** Reserved words of Python, to which the SDK appends an underscore. */
const PYTHON_KEYWORDS = new Set(["as", "class", "def", "from", "global", "import", "in", "is", "not", "or", "with"]);

/** Reserved words of Java. */
const JAVA_KEYWORDS = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends " +
    "final finally float for goto if implements import instanceof int interface long native new package private " +
    "protected public return short static strictfp super switch synchronized this throw throws transient try void " +
    "volatile while"
  ).split(" "),
);

/** Scalars whose Java names differ from the schema's. */
const JAVA_NAMES: Readonly<Record<string, string>> = { Int: "Integer", Query: "Client" };

const PHP_NAMES: Readonly<Record<string, string>> = { Boolean: "bool", Float: "float", Int: "int", String: "string" };

/**
 * Converts an API name to the spelling of the command line and Dagger Shell.
 *
 * It follows `strcase.ToKebab`, which the CLI calls, including its surprising result for plural acronyms at the end.
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

/** Converts a kebab-case name to the API's spelling. @example toCamel("style-linter") // "styleLinter" */
export function toCamel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts a name to Python's spelling. @example toSnake("asJSONValue") // "as_json_value" */
export function toSnake(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}

/** Capitalizes the first letter. */
export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Returns what all spellings of a name share. @example foldName("local_source") // "localsource" */
export function foldName(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** Converts a name to an exported Go name. @example toPascal("httpAuthToken") // "HTTPAuthToken" */
export function toPascal(name: string): string {
  return capitalize(name).replace(
    /(?:Acl|Api|Ascii|Cpu|Css|Dns|Eof|Guid|Html|Http|Https|Id|Ip|Json|Lhs|Llm|Qps|Ram|Rhs|Rpc|Sdk|Sla|Smtp|Sql|Ssh|Tcp|Tls|Ttl|Udp|Ui|Uid|Uri|Url|Utf8|Uuid|Vm|Xml)(?=[A-Z\d]|$)/g,
    (initialism) => initialism.toUpperCase(),
  );
}

/** Converts a field or an argument to the Python SDK's spelling. @example toPythonName("from") // "from_" */
export function toPythonName(name: string): string {
  const snake = toSnake(name);
  return PYTHON_KEYWORDS.has(snake) ? `${snake}_` : snake;
}

/**
 * Names the type that a chain goes on with after a function: an object instead of its id, unless the function is `id`
 * itself, and `[]` behind the type in a list.
 *
 * @example toResultType("layers", "[ContainerID!]!") // "Container[]"
 */
export function toResultType(name: string, returns: string): string {
  const { name: type, isList } = parseTypeRef(returns);
  return `${name === "id" ? type : type.replace(/(?<=.)ID$/, "")}${isList ? "[]" : ""}`;
}

/** Context in which a type is named: SDKs accept and return objects instead of ids, except under the name `id`. */
export type Place = "id" | "value";

/** Converts an API type to the Java SDK's type. */
export function toJavaType(type: string, place: Place): string {
  const { name, isList } = parseTypeRef(type);
  const plain = place === "value" ? name.replace(/ID$/, "") : name;
  const java = JAVA_NAMES[plain] ?? plain;
  return isList ? `java.util.List<${java}>` : java;
}

/** Converts a field to a method name in the Java SDK. */
export function toJavaMethod(type: string, field: string): string {
  return type === "Container" && field === "import"
    ? "importTarball"
    : `${field}${JAVA_KEYWORDS.has(field) ? "_" : ""}`;
}

/** Converts an argument to a parameter name in the Java SDK. */
export function toJavaParameter(argument: string): string {
  return `${JAVA_KEYWORDS.has(argument) ? "_" : ""}${argument}`;
}

/** Converts an API type to a class name in the PHP SDK, without its namespace. */
export function toPhpClass(name: string): string {
  if (name === "Query") {
    return "Client";
  }
  return name === "Function" ? "Function_" : name.replaceAll("ID", "Id").replaceAll("JSON", "Json");
}

/** Converts an API type to the return type of a method in the PHP SDK. */
export function toPhpResult(type: string): string {
  const { name, isList } = parseTypeRef(type);
  // PHP interprets the generated `Void` as its own keyword.
  return isList ? "array" : (PHP_NAMES[name] ?? (name === "Void" ? "void" : `\\Dagger\\${toPhpClass(name)}`));
}

/** Converts an API type to the type of a parameter in the PHP SDK: an id, or the object that has it. */
export function toPhpParameter(type: string, { isOptional }: { readonly isOptional: boolean }): string {
  const { name, isList } = parseTypeRef(type);
  const isId = !isList && name.endsWith("ID");
  const php = isId ? `${toPhpResult(name)}|${toPhpResult(name.slice(0, -2))}` : toPhpResult(type);
  return isOptional ? `${php}|null` : php;
}

/** Returns every spelling of a name in SDKs, the command line, and the schema, beginning with the schema's own. */
export function spellingsOf(name: string): readonly string[] {
  // Languages append an underscore to a name that is one of their reserved words.
  return [...new Set([name, toKebab(name), toSnake(name), toPascal(name), capitalize(name), `${name}_`])];
}

/** Returns every spelling of an enum value in SDKs. @example DIRECTORY_TYPE, DirectoryType */
export function enumSpellingsOf(value: string): readonly string[] {
  const words = value.includes("_") || value === value.toUpperCase() ? value.toLowerCase().split("_") : [value];
  const pascal = words.map(capitalize).join("");
  return [...new Set([value, pascal, toSnake(pascal).toUpperCase()])];
}
