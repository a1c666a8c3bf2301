import { findAll, type Node, nameAt, nodeAt, nodesAt } from "./node.ts";

/** What the names of a program stand for. */
export interface NameScope {
  readonly namespace: string;
  readonly classes: ReadonlyMap<string, Import>;
  /** In lower case, as PHP compares them. */
  readonly functions: ReadonlyMap<string, Import>;
}

/** A `use` of a program. */
export interface Import {
  readonly fullName: string;
  readonly alias: string;
  readonly node: Node;
}

/** The types that PHP has without anybody declaring them. */
const BUILT_IN = new Set(
  "array bool callable false float int iterable mixed never null object string true void self static parent".split(" "),
);

/** Reads the namespace and the imports of a program. */
export function readScope(program: Node): NameScope {
  const namespace = findAll(program, new Set(["namespace"]))[0];
  const classes = new Map<string, Import>();
  const functions = new Map<string, Import>();
  for (const group of findAll(program, new Set(["usegroup"]))) {
    for (const item of nodesAt(group, "items")) {
      const prefix = nameAt(group);
      const fullName = [prefix, nameAt(item)].filter((part) => part !== "").join("\\");
      const alias = nameAt(item, "alias") || fullName.replace(/^.*\\/, "");
      const kind = group.type ?? item.type;
      if (kind === "function") {
        functions.set(alias.toLowerCase(), { fullName, alias, node: item });
      } else if (kind === null) {
        classes.set(alias, { fullName, alias, node: item });
      }
    }
  }
  return { namespace: namespace ? nameAt(namespace) : "", classes, functions };
}

/** Gives the full name of a class that a program names, without a leading backslash. */
export function resolveClass(name: string, { namespace, classes }: NameScope): string {
  if (name.startsWith("\\")) {
    return name.slice(1);
  }
  const [first = "", ...rest] = name.split("\\");
  const imported = classes.get(first);
  return imported
    ? [imported.fullName, ...rest].join("\\")
    : [namespace, name].filter((part) => part !== "").join("\\");
}

/** Spells a declared type with full names; `mixed` where there is none. */
export function readType(node: Node | undefined, isNullable: boolean, scope: NameScope, self: string): string {
  if (!node) {
    return "mixed";
  }
  const types = node.kind === "uniontype" ? nodesAt(node, "types") : [node];
  const names = types.map((type) => {
    const name = nameAt(type) || (nodeAt(type, "name") ? nameAt(type) : "");
    const isBuiltIn = BUILT_IN.has(name.toLowerCase());
    return isBuiltIn ? (["self", "static"].includes(name) ? self : name.toLowerCase()) : resolveClass(name, scope);
  });
  return [...names, ...(isNullable ? ["null"] : [])].join("|");
}
