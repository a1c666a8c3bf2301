/** Fragments of reference pages: what the pages put there, and what links of words lead to. */

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

/** Gives the fragment of a configuration key. @example keyId("engine.json", "gc.policies[].all") // "engine-json--gc-policies-all" */
export function keyId(file: string, path: string): string {
  return `${file.replace(".", "-")}--${path.replace(/\[\]/g, "").replace(/[^\w-]+/g, "-")}`.toLowerCase();
}

/** Gives the fragment of a term, which is that of its heading. @example termId("Env (environment)") // "env-environment" */
export function termId(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^a-z\d\s-]/g, "")
    .replaceAll(" ", "-");
}
