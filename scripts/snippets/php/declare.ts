import { findAll, type Node, nameAt, nodeAt, nodesAt } from "./node.ts";
import { type NameScope, readType, resolveClass } from "./scope.ts";
import type { ClassSymbol, Parameter, Signature, Symbols } from "./symbols.ts";

const CLASS_KINDS = new Set(["class", "interface", "trait", "enum"]);

/** Adds what a program declares to what there is. */
export function declare(program: Node, scope: NameScope, symbols: Symbols): Symbols {
  const classes = { ...symbols.classes };
  for (const node of findAll(program, CLASS_KINDS)) {
    const fullName = [scope.namespace, nameAt(node)].filter((part) => part !== "").join("\\");
    classes[fullName] = readClass(node, fullName, scope, classes);
  }
  const functions = { ...symbols.functions };
  for (const node of findAll(program, new Set(["function"]))) {
    const fullName = [scope.namespace, nameAt(node)].filter((part) => part !== "").join("\\");
    functions[fullName.toLowerCase()] = readSignature(node, scope, "");
  }
  return { ...symbols, classes, functions };
}

function readClass(node: Node, fullName: string, scope: NameScope, known: Symbols["classes"]): ClassSymbol {
  const above = [nodeAt(node, "extends"), ...nodesAt(node, "extends"), ...nodesAt(node, "implements")].flatMap((one) =>
    one ? [resolveClass(nameAt(one), scope)] : [],
  );
  const inherited = above.flatMap((name) => known[name] ?? []);
  const body = nodesAt(node, "body");
  const methods = body.filter(({ kind }) => kind === "method");
  const promoted = methods
    .filter((method) => nameAt(method) === "__construct")
    .flatMap((method) => nodesAt(method, "arguments"))
    .filter(({ flags }) => flags !== 0);
  const properties = [...body.flatMap((one) => nodesAt(one, "properties")), ...promoted];
  const constants = body.flatMap((one) => (one.kind === "enumcase" ? [one] : nodesAt(one, "constants")));
  const enums = node.kind === "enum" ? ["UnitEnum", ...(nodeAt(node, "valueType") ? ["BackedEnum"] : [])] : [];
  const all = [...inherited, ...enums.flatMap((name) => known[name] ?? [])];
  return {
    parents: [...above, ...enums, ...all.flatMap(({ parents }) => parents)],
    methods: Object.assign(
      {},
      ...all.map((one) => one.methods),
      ...methods.map((method) => ({ [nameAt(method)]: readSignature(method, scope, fullName) })),
    ) as Record<string, Signature>,
    properties: Object.assign(
      node.kind === "enum" ? { name: "string", value: "string|int" } : {},
      ...all.map((one) => one.properties),
      ...properties.map((one) => ({
        [nameAt(one)]: readType(nodeAt(one, "type"), one.nullable === true, scope, fullName),
      })),
    ) as Record<string, string>,
    constants: [...all.flatMap((one) => one.constants), ...constants.map((one) => nameAt(one))],
    isEnum: node.kind === "enum",
  };
}

/** Reads what a function, method or closure takes and gives. */
export function readSignature(node: Node, scope: NameScope, self: string): Signature {
  return {
    parameters: nodesAt(node, "arguments").map(
      (parameter): Parameter => ({
        name: nameAt(parameter),
        type: readType(nodeAt(parameter, "type"), parameter.nullable === true, scope, self),
        isOptional: nodeAt(parameter, "value") !== undefined || parameter.variadic === true,
        isVariadic: parameter.variadic === true,
      }),
    ),
    returns: readType(nodeAt(node, "type"), node.nullable === true, scope, self),
  };
}
