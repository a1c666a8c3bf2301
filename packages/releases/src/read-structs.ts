/** Keys of a configuration file, with their types: `string`, or `integer|string` if a file may have either. */
export type Keys = ReadonlyMap<string, string>;

/** A field of a Go struct: its key, and its type or the fields of a struct without a name. Embedded ones have no key. */
interface Field {
  readonly key: string;
  readonly type: string | readonly Field[];
}

type Structs = ReadonlyMap<string, readonly Field[]>;

/** Types of which a file accepts a number or a text, such as `10GB`. */
const MIXED = /^(?:DiskSpace|Duration)$/;

/** Reads the keys that a decoder takes the fields of a Go struct from, with their types in JSON Schema. */
export function readStructKeys(source: string, root: string): Keys {
  const structs = readStructs(source);
  return new Map(listFields(structs.get(root) ?? [], structs, ""));
}

/** Reads the structs of formatted Go code. */
function readStructs(source: string): Structs {
  const structs = new Map<string, Field[]>();
  const open: Field[][] = [];
  for (const line of source.split("\n")) {
    const name = /^type (?<name>\w+) struct \{$/.exec(line)?.groups?.name;
    const own = open.at(-1);
    if (name !== undefined) {
      const fields: Field[] = [];
      structs.set(name, fields);
      open.splice(0, open.length, fields);
    } else if (/^\t+\w+ +\*?struct \{$/.test(line)) {
      open.push([]);
    } else if (/^\t*\}/.test(line)) {
      open.pop();
      const key = readKey(line);
      if (own && key !== undefined) {
        open.at(-1)?.push({ key, type: own });
      }
    } else if (own) {
      own.push(...readField(line));
    }
  }
  return structs;
}

function readField(line: string): readonly Field[] {
  const { name = "", type } = /^\t+(?<name>\*?[\w.]+)(?: +(?<type>[^ `/]+))?/.exec(line)?.groups ?? {};
  const key = type === undefined ? "" : readKey(line);
  return name === "" || key === undefined ? [] : [{ key, type: type ?? name }];
}

function readKey(line: string): string | undefined {
  const key = /`.*\b(?:toml|json):"(?<key>[^",]+)/.exec(line)?.groups?.key;
  return key === "-" ? undefined : key;
}

function listFields(
  fields: readonly Field[],
  structs: Structs,
  prefix: string,
): readonly (readonly [string, string])[] {
  return fields.flatMap(({ key, type }) => {
    const path = [prefix, key].filter(Boolean).join(".");
    if (typeof type !== "string") {
      return [[path, "object"] as const, ...listFields(type, structs, path)];
    }
    const {
      list,
      map,
      name = "",
    } = /^\*?(?<list>\[\])?(?<map>map\[string\])?\*?(?:\w+\.)?(?<name>.+)$/.exec(type)?.groups ?? {};
    const below = structs.get(name) ?? [];
    if (key === "") {
      return listFields(below, structs, prefix);
    }
    const place = `${path}${list ?? ""}${map === undefined ? "" : ".NAME"}`;
    const own = list ? "array" : map || below.length > 0 ? "object" : toSchemaType(name);
    return [[path, own] as const, ...listFields(below, structs, place)];
  });
}

function toSchemaType(name: string): string {
  if (MIXED.test(name)) {
    return "integer|string";
  }
  if (/^u?int\d*$/.test(name)) {
    return "integer";
  }
  return name === "bool" ? "boolean" : name === "string" ? "string" : "object";
}
