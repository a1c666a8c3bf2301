/** The order in which a type's functions are listed: `data/sdk-reference/{common,topics,status}.json`. */
export interface FunctionOrder {
  /** Functions that most readers look for, in the order in which they're used, by type. */
  readonly common: Readonly<Record<string, readonly string[]>>;
  /** The remaining functions, by type and title of their group. */
  readonly topics: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Replacements of deprecated functions, by `Type.function`. */
  readonly deprecated: Readonly<Record<string, string>>;
  /** Functions that may change without notice, as `Type.function`. */
  readonly experimental: readonly string[];
}

/** A heading with the names of the functions below it. */
export interface FunctionGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/**
 * Orders the functions of a type: common ones first, then the topics, then functions that may be removed, and finally
 * those that only code below the typed API needs. Every function is in exactly one group.
 *
 * The order uses the function names of the TypeScript SDK, which has functions that the schema lacks, such as `with`,
 * and appends an underscore to reserved words. The schema's own names work as well.
 *
 * @param noun the word for a function in the titles: `methods` in TypeScript, `functions` elsewhere.
 */
export function groupFunctions(
  type: string,
  names: Iterable<string>,
  order: FunctionOrder,
  noun: "functions" | "methods",
): readonly FunctionGroup[] {
  const left = new Set(names);
  const take = (title: string, wanted: readonly string[]): FunctionGroup => {
    const found = wanted
      .map((name) => (left.has(name) ? name : name.replace(/_$/, "")))
      .filter((name) => left.delete(name));
    return { title, names: found };
  };
  const takeWhere = (title: string, isWanted: (name: string) => boolean) =>
    take(title, [...left].filter(isWanted).sort());
  const isUnstable = (name: string) =>
    `${type}.${name}` in order.deprecated || order.experimental.includes(`${type}.${name}`);
  const common = take(`Common ${noun}`, order.common[type] ?? []);
  const last = [takeWhere("Experimental and deprecated", isUnstable), takeWhere("Plumbing", isPlumbing)];
  const topics = Object.entries(order.topics[type] ?? {}).map(([title, wanted]) => ({
    title,
    names: [...take(title, wanted).names].sort(),
  }));
  const hasOthers = common.names.length + topics.length > 0;
  const others = takeWhere(
    hasOthers ? `Other ${noun}` : noun.replace(/^./, (letter) => letter.toUpperCase()),
    () => true,
  );
  return [common, ...topics, others, ...last].filter((group) => group.names.length > 0);
}

function isPlumbing(name: string): boolean {
  return name === "id" || name === "getGQLClient" || /^load\w+FromID$/.test(name);
}

/** Returns the functions that an order lists for a type but that the type doesn't have, as `Type.function`. */
export function findUnknownFunctions(type: string, names: Iterable<string>, order: FunctionOrder): readonly string[] {
  const known = new Set(names);
  const listed = [...(order.common[type] ?? []), ...Object.values(order.topics[type] ?? {}).flat()];
  return listed.filter((name) => !known.has(name)).map((name) => `${type}.${name}`);
}
