import { type Facts, foldName, memberId, toJavaMethod, toResultType } from "@docs/facts";
import { type Destinations, findAddress } from "./find-address.ts";

/**
 * Creates the names that programs use, as JSON: types with their functions, and enums with their values. The browser
 * finds these in a block of code that a reader points at, so that the blocks themselves are no longer for it.
 *
 * A function is `name:result:fragment:spelling`: its fragment if that isn't its name, and what an SDK calls it that
 * renames it. Empty parts at the end are left out, and so is what no page documents.
 */
export function renderNames({ api, ...facts }: Facts, to: Destinations): string {
  const all: Facts = { ...facts, api };
  const types = [...api.types].flatMap(([type, { functions }]) => {
    const url = findAddress({ kind: "type", type }, to, all);
    const names = [...functions].map(([name, { returns }]) => {
      const fragment = findAddress({ kind: "function", type, name }, to, all)?.replace(/^.*#/, "") ?? "";
      const java = toJavaMethod(type, name);
      const parts = [
        name,
        toResultType(name, returns),
        fragment === memberId(name) ? "" : fragment,
        foldName(java) === foldName(name) ? "" : java,
      ];
      return parts.join(":").replace(/:+$/, "");
    });
    return url === undefined ? [] : [[type, { url, names }] as const];
  });
  const enums = [...api.enums].flatMap(([name, values]) => {
    const url = findAddress({ kind: "enum", name }, to, all);
    return url === undefined ? [] : [[name, { url, names: [...values.keys()] }] as const];
  });
  return JSON.stringify({ types: Object.fromEntries(types), enums: Object.fromEntries(enums) });
}
