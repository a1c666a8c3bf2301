/** Keys of a configuration file, with their types: `string`, or `integer|string` if a file may have either. */
export type Keys = Readonly<Record<string, string>>;

/** Types of a schema by types of Go. Of some, a file accepts a number or a text, such as `10GB`. */
const TYPES: readonly (readonly [name: RegExp, type: string])[] = [
  [/^(?:DiskSpace|Duration)$/, "integer|string"],
  [/^u?int\d*$/, "integer"],
  [/^bool$/, "boolean"],
  [/^string$/, "string"],
];

/** Reads the keys that a decoder takes the fields of a Go struct from, with their types in JSON Schema. */
export function readStructKeys(source: string, root: string): Keys {
  const structs = source.matchAll(/^type (?<name>\w+) struct \{\n(?<body>[\s\S]*?)^\}/gm);
  const bodies = new Map([...structs].map(({ groups }) => [groups?.name ?? "", groups?.body ?? ""]));
  return Object.fromEntries(listFields(bodies.get(root) ?? "", bodies, "\t", ""));
}

type Bodies = ReadonlyMap<string, string>;
type Fields = readonly (readonly [path: string, type: string])[];

/** Lists the fields in the body of a struct, which formatted code indents alike, and the fields of their types. */
function listFields(body: string, bodies: Bodies, indent: string, prefix: string): Fields {
  const fields = new RegExp(
    `^${indent}\\*?(?<embedded>[\\w.]+)(?<type> +\\*?(?<list>\\[\\])?(?<map>map\\[string\\])?\\*?(?:\\w+\\.)?(?:struct \\{\\n(?<inner>[\\s\\S]*?)^${indent}\\}|(?<name>[^ \`/\\n]+)))?(?<rest>.*)$`,
    "gm",
  );
  return [...body.matchAll(fields)].flatMap(({ groups = {} }): Fields => {
    const { embedded = "", type, list = "", map = "", inner, name = "", rest = "" } = groups;
    if (type === undefined) {
      return listFields(bodies.get(embedded.replace(/^.*\./, "")) ?? "", bodies, indent, prefix);
    }
    const key = /`.*\b(?:toml|json):"(?!-)(?<key>[^",]+)/.exec(rest)?.groups?.key;
    if (key === undefined) {
      return [];
    }
    const below = inner ?? bodies.get(name) ?? "";
    const own = map || below ? "object" : (TYPES.find(([form]) => form.test(name))?.[1] ?? "object");
    const path = `${prefix}${key}${list}${map && ".NAME"}.`;
    const inside = inner ? `${indent}\t` : "\t";
    return [[`${prefix}${key}`, list ? "array" : own], ...listFields(below, bodies, inside, path)];
  });
}
