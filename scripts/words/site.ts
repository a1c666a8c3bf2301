import type { Facts } from "../facts/facts.ts";
import { type Allowed, createAllowed } from "./allowed.ts";
import { createValueRules } from "./chains/value-rules.ts";
import { buildCoreWorld, buildWorld, type World } from "./chains/world.ts";
import { readExternalModules } from "./modules/external-modules.ts";
import type { Module } from "./modules/module.ts";
import { parseModule } from "./modules/parse-module.ts";
import { buildWordIndex, type WordIndex } from "./word-index.ts";

/** A snippet with the programs it has. */
export interface SnippetSource {
  /** Path below snippets/. */
  readonly name: string;
  readonly files: readonly { readonly file: string; readonly code: string }[];
}

/** What all pages share. */
export interface Site {
  readonly facts: Facts;
  readonly allowed: Allowed;
  readonly index: WordIndex;
  readonly snippets: ReadonlyMap<string, SnippetSource>;
  readonly modules: ReadonlyMap<string, Module>;
  readonly buildWorld: (near: readonly Module[]) => World;
}

/** Reads the modules of all snippets and makes the look-ups ready. */
export function createSite(snippets: readonly SnippetSource[], facts: Facts): Site {
  const core = buildCoreWorld(facts.api);
  const rules = createValueRules(facts);
  const external = readExternalModules(facts.modules);
  const modules = new Map(
    snippets.flatMap(({ name, files }) => {
      const code = files.find(({ file }) => file.endsWith(".ts"))?.code;
      const module = code === undefined ? undefined : parseModule(`snippets/${name}`, code);
      return module ? [[name, module] as const] : [];
    }),
  );
  const far = [...external, ...modules.values()];
  return {
    facts,
    allowed: createAllowed(facts.allowed),
    index: buildWordIndex(facts),
    snippets: new Map(snippets.map((snippet) => [snippet.name, snippet])),
    modules,
    buildWorld: (near) => buildWorld(core, near, far, rules),
  };
}
