import { capitalize, foldName, type Hidden } from "@docs/facts";

/** Exports that don't come from the API: a type of TypeScript, and options of functions that read the schema. */
const OTHER_EXPORTS = /^(?:float$|__)/;

/** Methods that the SDK adds to classes. */
const OTHER_METHODS = ["getGQLClient", "with"];

/** Lists what the SDK's package exports and a release doesn't have, because npm lacks packages of some releases. */
export function listNewerNames(exports: Hidden["members"], symbols: readonly string[]): Hidden {
  const known = new Set(symbols.flatMap(toSdkNames).map(foldName));
  const isNewer = (name: string) => !known.has(foldName(name));
  const names = Object.keys(exports).toSorted();
  const declared = names.filter((name) => !OTHER_EXPORTS.test(name));
  const members = declared.flatMap((name) => {
    const own = exports[name]?.filter((one) => !OTHER_METHODS.includes(one) && isNewer(`${name}.${one}`)) ?? [];
    return own.length === 0 || isNewer(name) ? [] : [[name, own] as const];
  });
  return { exports: declared.filter(isNewer), members: Object.fromEntries(members) };
}

/** Returns the names that the SDK makes of a symbol, such as `ClientFileOpts.path` of `Query.file(path)`. */
function toSdkNames(symbol: string): readonly string[] {
  const [type = "", field = "", argument] = symbol.replace(/^Query\b/, "Client").split(/[.()]/);
  const options = `${type}${capitalize(field)}Opts`;
  return field === "" ? [type, `${type}ID`] : [argument ? `${options}.${argument}` : `${type}.${field}`, options];
}
