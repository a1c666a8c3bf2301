/**
 * Fragments of the reference pages. Those pages make their ids from the same names; the check of links holds both
 * sides together, because every link that is made from here has to find its place.
 */

/** Gives the fragment of a function on the page of its type. @example memberId("withExec") // "withexec" */
export function memberId(name: string): string {
  return name.toLowerCase();
}

/** Gives the fragment of a command. @example commandId("dagger core container") // "dagger-core-container" */
export function commandId(path: string): string {
  return path.replaceAll(" ", "-");
}

/** Gives the fragment of a flag; global flags stand below the program. @example flagId("dagger call", "--mod") // "dagger-call--mod" */
export function flagId(path: string | undefined, flag: string): string {
  return `${commandId(path ?? "dagger")}--${flag.replace(/^--/, "")}`;
}

/** Gives the fragment of an environment variable. @example variableId("GITHUB_*") // "github_" */
export function variableId(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d_]/g, "");
}

/** Gives the fragment of a configuration key. @example keyId("engine.json", "gc.policies.all") // "engine-json--gc-policies-all" */
export function keyId(file: string, key: string): string {
  return `${file.replace(".", "-")}--${key.replace(/[^\w-]+/g, "-")}`.toLowerCase();
}

/** Gives the fragment of a term. @example termId("Cache volume") // "cache-volume" */
export function termId(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^a-z\d\s-]/g, "")
    .replaceAll(" ", "-");
}

/** Who reads environment variables, as pages ask for them, and how data/environment says it in words. */
const READERS: Readonly<Record<string, RegExp>> = {
  cli: /\bCLI\b/,
  engine: /\bengine\b|^Helm/,
  sdk: /\bSDKs\b|^SDK client|and SDK client/,
  module: /\bmodule (?:runtime|container)\b|\bSDK runtimes\b/,
  llm: /^LLM\b/,
  installer: /^install\.sh$/,
};

/** Gives the readers of a variable, as the pages that list variables name them. */
export function findReaders(readBy: string): readonly string[] {
  return Object.entries(READERS).flatMap(([reader, pattern]) => (pattern.test(readBy) ? [reader] : []));
}
