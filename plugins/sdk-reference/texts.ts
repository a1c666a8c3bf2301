import type { Names, SdkTexts } from "@docs/facts";

/** Looks up descriptions. */
export interface Texts {
  readonly symbol: (name: string) => string;
  readonly member: (owner: string, name: string) => string;
  /** Returns the text of an argument or option. The scope is `Class.method` or the name of another export. */
  readonly argument: (scope: string, name: string) => string;
  /** Returns the default of an option field, or nothing if it has none. */
  readonly defaultOf: (alias: string, field: string) => string | undefined;
  /**
   * Returns the names that were looked up but have no text, and the texts that nothing looked up. Call it after all
   * pages are rendered.
   */
  readonly findProblems: () => string[];
}

/** Creates lookups over the data. They record what was requested, to find texts of removed symbols. */
export function createTexts(data: SdkTexts): Texts {
  const sections = listSections(data);
  const used = new Set<string>();
  const missing: string[] = [];
  const find = (section: string, name: string): string | undefined => {
    used.add(`${section}.${name}`);
    return sections.get(section)?.[name];
  };
  const require = (section: string, name: string, text: string | undefined): string => {
    if (text === undefined) {
      missing.push(`${section}: no text for "${name}". Write it in your own words.`);
    }
    return text ?? "";
  };
  const member = (owner: string, name: string): string | undefined => {
    const loaded = /^load(\w+)FromID$/.exec(name)?.[1];
    return loaded
      ? find("summaries.json everywhere", "loadFromID")?.replace("{type}", loaded)
      : (find(`summaries.json members.${owner}`, name) ?? find("summaries.json everywhere", name));
  };
  const argument = (scope: string, name: string): string | undefined => {
    const scopes = [scope.replace(/load\w+FromID$/, "loadFromID"), scope.replace(/\..*/, ""), "*"];
    const section = scopes.map((key) => `arguments.json ${key}`).find((key) => sections.get(key)?.[name] !== undefined);
    return section && find(section, name);
  };
  return {
    symbol: (name) => require("summaries.json symbols", name, find("summaries.json symbols", name)),
    member: (owner, name) => require(`summaries.json members.${owner}`, name, member(owner, name)),
    argument: (scope, name) => require(`arguments.json ${scope}`, name, argument(scope, name)),
    defaultOf: (alias, field) => find(`defaults.json ${alias}`, field),
    findProblems: () => [...new Set(missing), ...findUnused(sections, used)],
  };
}

function findUnused(sections: ReadonlyMap<string, Names>, used: ReadonlySet<string>): string[] {
  return [...sections].flatMap(([section, names]) =>
    Object.keys(names)
      .filter((name) => !used.has(`${section}.${name}`))
      .map((name) => `${section}: unexpected "${name}", the package has nothing of this name. Correct or remove it.`),
  );
}

function listSections({ symbols, everywhere, members, arguments: parameters, defaults }: SdkTexts): Map<string, Names> {
  const prefixed = (prefix: string, part: Readonly<Record<string, Names>>) =>
    Object.entries(part).map(([name, names]) => [`${prefix}${name}`, names] as const);
  return new Map([
    ...prefixed("summaries.json ", { symbols, everywhere }),
    ...prefixed("summaries.json members.", members),
    ...prefixed("arguments.json ", parameters),
    ...prefixed("defaults.json ", defaults),
  ]);
}
