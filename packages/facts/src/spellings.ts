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
