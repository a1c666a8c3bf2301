import type { Facts } from "@docs/facts";
import { type Module, readExternalModules, readModule, type SnippetSource } from "@docs/snippets";
import { type Allowed, createAllowed } from "./allowed.ts";
import { createValueRules } from "./chains/value-rules.ts";
import { buildCoreWorld, buildWorld, type World } from "./chains/world.ts";
import type { WordIndex } from "./resolution.ts";
import { buildWordIndex } from "./word-index.ts";

/** The data that all pages share. */
export interface Site {
  readonly facts: Facts;
  readonly allowed: Allowed;
  readonly index: WordIndex;
  readonly snippets: ReadonlyMap<string, SnippetSource>;
  /** Returns the module that a snippet defines and those that it depends on. */
  readonly modulesOf: (snippet: string) => readonly Module[];
  /** Builds the world of a page that shows the given snippets. */
  readonly buildWorld: (shown: readonly string[]) => World;
}

/** Reads the modules of all snippets and prepares the lookups. */
export function createSite(snippets: readonly SnippetSource[], facts: Facts): Site {
  const core = buildCoreWorld(facts.api);
  const rules = createValueRules(facts);
  const external = readExternalModules(facts.modules);
  const modules = new Map(
    snippets.flatMap(({ name, files }) => {
      const module = readModule(`snippets/${name}`, files);
      return module ? [[name, module] as const] : [];
    }),
  );
  const sources = new Map(snippets.map((snippet) => [snippet.name, snippet]));
  const modulesOf = (name: string) => [
    ...[modules.get(name)].flatMap((module) => module ?? []),
    ...readExternalModules(sources.get(name)?.dependencies ?? []),
  ];
  return {
    facts,
    allowed: createAllowed(facts.allowed),
    index: buildWordIndex(facts),
    snippets: sources,
    modulesOf,
    buildWorld: (shown) => {
      const topics = new Set(shown.map(topicOf));
      const near = new Set(shown);
      const beside = [...sources.keys()].filter((name) => topics.has(topicOf(name)) && !near.has(name));
      const layers = [[...near].flatMap(modulesOf), beside.flatMap(modulesOf), [...external, ...modules.values()]];
      return buildWorld(core, layers, rules);
    },
  };
}

/** Returns the folder that a snippet shares with others about the same subject. */
function topicOf(name: string): string {
  return name.replace(/\/[^/]*$/, "");
}
