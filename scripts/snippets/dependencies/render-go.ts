import type { ExternalModule } from "@docs/facts";
import { type Api, type ApiField, parseTypeRef } from "@docs/facts/snippet-api";
import { toGoName } from "../go/readings.ts";
import { toField, toMaker } from "./extend-api.ts";

const BUILT_IN: Readonly<Record<string, string>> = { Boolean: "bool", Float: "float64", Int: "int", String: "string" };

/** Renders the bindings of dependencies for the package that Dagger generates in a module; nothing without any. */
export function renderGoDependencies(modules: readonly ExternalModule[], { types }: Pick<Api, "types">): string {
  if (modules.length === 0) {
    return "";
  }
  const objects = modules.flatMap((module) => Object.entries(module.objects));
  const isObject = (name: string) => types[name] !== undefined;
  const makers = modules.map((module) => renderFunction("Client", toField(module.name), toMaker(module), isObject));
  return [
    "type Client struct{ *sdk.Client }",
    ...makers,
    ...objects.flatMap(([name, { functions }]) => [
      `type ${name}ID string`,
      `type ${name} struct{}`,
      `func (r *${name}) ID(ctx context.Context) (${name}ID, error) { return "", nil }`,
      ...Object.entries(functions).map(([fn, field]) => renderFunction(name, fn, field, isObject)),
    ]),
  ].join("\n");
}

/** A function whose result has to be asked for takes a context and may fail; one that gives an object only plans. */
function renderFunction(
  receiver: string,
  name: string,
  { args = [], returns }: ApiField,
  isObject: (name: string) => boolean,
): string {
  const optional = args.filter((argument) => !argument.type.endsWith("!") || argument.default !== undefined);
  const required = args.filter((argument) => !optional.includes(argument));
  const result = parseTypeRef(returns);
  const isPlan = !result.isList && isObject(result.name);
  // Options of the client's own functions carry no prefix.
  const options = `${receiver === "Client" ? "" : receiver}${toGoName(name)}Opts`;
  const parameters = [
    ...(isPlan ? [] : ["ctx context.Context"]),
    ...required.map((argument) => `${argument.name} ${toGoType(argument.type)}`),
    ...(optional.length > 0 ? [`opts ...${options}`] : []),
  ];
  const fields = optional.map((argument) => `${toGoName(argument.name)} ${toGoType(argument.type)}`);
  const type = isPlan ? `*${result.name}` : result.name === "Void" ? "error" : `(${toGoType(returns)}, error)`;
  const declared = optional.length > 0 ? `type ${options} struct { ${fields.join("; ")} }\n` : "";
  return `${declared}func (r *${receiver}) ${toGoName(name)}(${parameters.join(", ")}) ${type} { panic("") }`;
}

function toGoType(type: string): string {
  const { name, isList } = parseTypeRef(type);
  const object = name.replace(/(?<=.)ID$/, "");
  const isId = name !== object;
  const item = BUILT_IN[name] ?? (isId ? `*${object}` : name);
  return isList ? `[]${item}` : item;
}
