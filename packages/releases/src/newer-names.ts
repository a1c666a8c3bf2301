import { capitalize, type Hidden } from "@docs/facts";

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

/** Lists what the SDK's package has and a release doesn't, because npm doesn't have a package of every release. */
export function listNewerNames(exports: readonly SdkExport[], symbols: readonly string[]): Hidden {
  const known = new Set(symbols.flatMap(toSdkNames).map(fold));
  const isNewer = (name: string) => !known.has(fold(name));
  const declared = exports.filter(({ kind, name }) => kind !== "variable" && !OTHER_EXPORTS.test(name));
  const members = declared.flatMap(({ name, members: all }) => {
    const newer = all.filter((one) => !OTHER_METHODS.includes(one) && isNewer(`${name}.${one}`));
    return newer.length === 0 || isNewer(name) ? [] : [[name, newer] as const];
  });
  return {
    exports: declared.flatMap(({ name }) => (isNewer(name) ? [name] : [])).toSorted(),
    members: Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Returns the names that the SDK makes of a symbol, such as `ClientFileOpts.path` of `Query.file(path)`. */
function toSdkNames(symbol: string): readonly string[] {
  const [type = "", field = "", argument] = symbol.replace(/^Query\b/, "Client").split(/[.()]/);
  const options = `${type}${capitalize(field)}Opts`;
  return field === "" ? [type, `${type}ID`] : [argument ? `${options}.${argument}` : `${type}.${field}`, options];
}

/** Returns the letters that `LOCAL_SOURCE` and `LocalSource` share, and `Function` and `Function_`. */
function fold(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}
