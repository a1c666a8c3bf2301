import type { ApiFunction } from "@docs/facts";
import { groupMethods, type MethodOrder } from "../../sdk-reference/group-methods.ts";

/** Functions below one heading. */
export interface MemberGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/** Titles of the TypeScript reference, in the words of the API. */
const TITLES: Readonly<Record<string, string>> = {
  "Common methods": "Common functions",
  Methods: "Functions",
  "Other methods": "Other functions",
};

/** Puts the functions of a type in the order of the TypeScript reference: common ones first, then by topic. */
export function groupMembers(
  type: string,
  functions: ReadonlyMap<string, ApiFunction>,
  order: MethodOrder,
): readonly MemberGroup[] {
  const methods = [...functions.keys()].map((name) => ({ name }));
  const groups = groupMethods(type, methods, toSchemaNames(type, functions, order));
  return groups.map(({ title, methods: found }) => ({
    title: TITLES[title] ?? title,
    names: found.map(({ name }) => name),
  }));
}

/** TypeScript has methods that the schema lacks, such as `with`, and other names for words of the language. */
function toSchemaNames(type: string, functions: ReadonlyMap<string, ApiFunction>, order: MethodOrder): MethodOrder {
  const keep = (names: readonly string[]) =>
    names.map((name) => name.replace(/_$/, "")).filter((name) => functions.has(name));
  const topics = Object.entries(order.topics[type] ?? {}).map(([title, names]) => [title, keep(names)] as const);
  return {
    ...order,
    common: { [type]: keep(order.common[type] ?? []) },
    topics: { [type]: Object.fromEntries(topics) },
  };
}
