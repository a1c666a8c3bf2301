/** Gives the address of a variable on its page. @example variableId("GITHUB_*") // "github_" */
export function variableId(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d_]/g, "");
}
