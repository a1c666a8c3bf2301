/** In which order the methods of a class are shown: `data/sdk-reference/{common,topics,status}.json`. */
export interface MethodOrder {
  /** Methods that most readers look for, in the order in which they are used, by class. */
  readonly common: Readonly<Record<string, readonly string[]>>;
  /** The other methods, by class and title of their group. */
  readonly topics: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What to use instead, by `Class.method`. */
  readonly deprecated: Readonly<Record<string, string>>;
  /** `Class.method` of what may change without notice. */
  readonly experimental: readonly string[];
}

/** A heading with the methods below it. */
export interface MethodGroup<Method> {
  readonly title: string;
  readonly methods: readonly Method[];
}

interface Named {
  readonly name: string;
}

/**
 * Orders the methods of a class: common ones first, then the topics, then what may go away, then what only code
 * below the typed API needs. Every method is in exactly one group.
 *
 * @throws Error naming the listed methods that the class does not have.
 */
export function groupMethods<Method extends Named>(
  owner: string,
  methods: readonly Method[],
  order: MethodOrder,
): MethodGroup<Method>[] {
  const common = order.common[owner] ?? [];
  const topics = Object.entries(order.topics[owner] ?? {});
  checkListed(owner, methods, [...common, ...topics.flatMap(([, names]) => names)]);
  const left = new Map(methods.map((method) => [method.name, method]));
  const take = (title: string, names: readonly string[]): MethodGroup<Method> => {
    const found = names.flatMap((name) => left.get(name) ?? []);
    for (const { name } of found) {
      left.delete(name);
    }
    return { title, methods: found };
  };
  const takeWhere = (title: string, isWanted: (name: string) => boolean) =>
    take(title, [...left.keys()].filter(isWanted).sort());
  const first = take("Common methods", common);
  const last = [
    takeWhere("Experimental and deprecated", (name) => isUnstable(`${owner}.${name}`, order)),
    takeWhere("Plumbing", isPlumbing),
  ];
  const named = topics.map(([title, names]) => take(title, [...names].sort()));
  const others = takeWhere(first.methods.length + named.length > 0 ? "Other methods" : "Methods", () => true);
  return [first, ...named, others, ...last].filter(({ methods: found }) => found.length > 0);
}

function isUnstable(name: string, { deprecated, experimental }: MethodOrder): boolean {
  return name in deprecated || experimental.includes(name);
}

function isPlumbing(name: string): boolean {
  return name === "id" || name === "getGQLClient" || /^load\w+FromID$/.test(name);
}

function checkListed(owner: string, methods: readonly Named[], listed: readonly string[]): void {
  const unknown = listed.filter((name) => !methods.some((method) => method.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `data/sdk-reference: unexpected ${unknown.map((name) => `${owner}.${name}`).join(", ")} in common.json or topics.json, expected methods of the class. Correct or remove them.`,
    );
  }
}
