import { capitalize, type Hidden, type RawApi, toTypeScriptMember, toTypeScriptName } from "@docs/facts";

/** An export of the TypeScript SDK's generated file. */
export interface SdkExport {
  readonly kind: string;
  readonly name: string;
  readonly members: readonly string[];
}

/** Exports that don't come from the API: a type of TypeScript, and options of functions that read the schema. */
const OTHER_EXPORTS = /^(?:float$|__)/;

/** Methods that the SDK adds to classes. */
const OTHER_METHODS = ["getGQLClient", "with"];

/** Lists what the SDK's package has and an API doesn't, because npm doesn't have a package of every release. */
export function listNewerNames(exports: readonly SdkExport[], api: RawApi): Hidden {
  const known = listKnown(api);
  const declared = exports.filter(({ kind, name }) => kind !== "variable" && !OTHER_EXPORTS.test(name));
  const members = declared.flatMap(({ kind, name, members: all }) => {
    const own = known.get(name);
    const newer = own === undefined ? [] : all.filter((one) => !own.has(kind === "enum" ? fold(one) : one));
    return newer.length === 0 ? [] : [[name, newer] as const];
  });
  return {
    exports: declared.flatMap(({ name }) => (known.has(name) ? [] : [name])).toSorted(),
    members: Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Lists the names that the SDK's generator makes of an API, with the members of each. */
function listKnown({ types, enums, inputs, scalars }: RawApi): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map<string, ReadonlySet<string>>([
    ...scalars.map((name) => [name, new Set<string>()] as const),
    ...Object.entries(types).flatMap(([type, { fields }]) => {
      const name = toTypeScriptName(type);
      const own = new Set([...Object.keys(fields).map(toTypeScriptMember), ...OTHER_METHODS]);
      const options = Object.entries(fields).map(([field, { args = [] }]) => {
        const names = new Set(args.map((argument) => argument.name));
        return [`${name.replace(/_$/, "")}${capitalize(field)}Opts`, names] as const;
      });
      return [[name, own] as const, [`${type}ID`, new Set<string>()] as const, ...options];
    }),
    ...Object.entries(enums).map(([name, values]) => [name, new Set(Object.keys(values).map(fold))] as const),
    ...Object.entries(inputs).map(([name, fields]) => [name, new Set(Object.keys(fields))] as const),
  ]);
}

/** Returns the letters that `LOCAL_SOURCE` and `LocalSource` share. */
function fold(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}
