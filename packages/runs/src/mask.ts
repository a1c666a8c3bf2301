/** What differs in each run, and what stands for it in a recording. Order matters: the first rules leave less to the others. */
const RULES: readonly (readonly [pattern: RegExp, shown: string])[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of terminals begin with one
  [/\u001b\[[0-9;?]*[ -/]*[@-~]|\u001b\][^\u0007]*\u0007/g, ""],
  // A terminal shows only what was printed after the last return to the start of the line.
  [/^.*\r(?!\n)/gm, ""],
  // What Maven downloads depends on the machine's cache.
  [/^Download(?:ing|ed) from .*\n/gm, ""],
  // The engine names the folder of an earlier run whose files were the same.
  [/\/[\w./-]{0,80}\/dagger-run-\w{6}\/work\b/g, "/PATH"],
  [/\btmp\.\w{10}\b/g, "tmp.…"],
  [/\b(sha256|xxh3):[0-9a-f]{6,}\b/g, "$1:…"],
  [/\b\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d\b/g, "DATE"],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, "DATE"],
  [/\b\d+\.\d+(?=s\b)/g, "0.0"],
  [/\b[0-9a-f]{40}\b/g, "COMMIT"],
];

/**
 * Creates a function that replaces what differs in each run, such as digests, times, and paths of the machine.
 *
 * @param places what to show in place of a path of this machine.
 */
export function createMask(places: Readonly<Record<string, string>>): (text: string) => string {
  return (text) => {
    const placed = Object.entries(places).reduce((rest, [path, shown]) => rest.replaceAll(path, shown), text);
    const masked = RULES.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), placed);
    return masked.replace(/[ \t]+$/gm, "").replace(/\n+$/, "");
  };
}
