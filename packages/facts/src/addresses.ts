import { GENERATED_FOLDER } from "@docs/pages";

// Fragments and addresses of the reference: the ones on its pages, and the ones that words link to.

/** Address of the TypeScript reference, which all links on its pages begin with. */
export const SDK_REFERENCE = GENERATED_FOLDER.replace(/^docs/, "");

/** Returns the fragment of a function on the page of its type. @example memberId("withExec") // "withexec" */
export function memberId(name: string): string {
  return name.toLowerCase();
}

/** Returns the fragment of a command. @example commandId("dagger core container") // "dagger-core-container" */
export function commandId(path: string): string {
  return path.replaceAll(" ", "-");
}

/**
 * Returns the fragment of a flag; global flags are listed under the program.
 *
 * @example flagId("dagger call", "--mod") // "dagger-call--mod"
 */
export function flagId(path: string | undefined, flag: string): string {
  return `${commandId(path ?? "dagger")}--${flag.replace(/^--/, "")}`;
}

/** Returns the fragment of an environment variable. @example variableId("GITHUB_*") // "github_" */
export function variableId(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d_]/g, "");
}

/** Returns the fragment of a configuration key. @example keyId("engine.json", "gc.policies[].all") // "engine-json--gc-policies-all" */
export function keyId(file: string, path: string): string {
  return `${file.replace(".", "-")}--${path.replace(/\[\]/g, "").replace(/[^\w-]+/g, "-")}`.toLowerCase();
}

/**
 * Returns the address of a release's page, whose name has no dots because hosts would take them for an extension.
 *
 * @example releasePage("0.19.4") // "/changes/0-19-4"
 */
export function releasePage(release: string): string {
  return `/changes/${release.replaceAll(".", "-")}`;
}

/**
 * Returns the fragment of a term, which is that of its heading.
 *
 * @example termId("Env (environment)") // "env-environment"
 */
export function termId(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^a-z\d\s-]/g, "")
    .replaceAll(" ", "-");
}

/**
 * Returns the public name of an export. Generators add underscores around names that JavaScript or GraphQL reserves.
 *
 * @example displayName("Function_") // "Function"
 * @example displayName("__TypeFieldsOpts") // "TypeFieldsOpts"
 */
export function displayName(name: string): string {
  return name.replace(/^_+|_+$/g, "");
}
