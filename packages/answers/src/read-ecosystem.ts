import { type Sdk, sdks } from "@docs/search/types";
import ecosystems from "../../../data/answers/ecosystems.json" with { type: "json" };

/** Patterns for the tools and frameworks of each language. Part of a path or of a longer name isn't one of them. */
const TOOLS = sdks.map((sdk) => {
  const names = ecosystems[sdk].map((name) => name.replaceAll(".", "\\."));
  return { sdk, pattern: new RegExp(`(?<![\\w./@-])(?:${names.join("|")})(?![\\w-])`, "i") };
});

/**
 * Returns the language whose tools a text names; undefined if there is none, or more than one. Whoever runs pytest reads
 * a program in Python more easily than one in Go.
 */
export function readEcosystem(text: string): Sdk | undefined {
  const [found, ...others] = TOOLS.filter(({ pattern }) => pattern.test(text));
  return others.length === 0 ? found?.sdk : undefined;
}

const NAMES: ReadonlySet<string> = new Set(Object.values(ecosystems).flat());

/** Checks whether a word is the name of a tool or a framework. */
export function isTool(word: string): boolean {
  return NAMES.has(word);
}
