import { capitalize, toJavaMethod, toPascal, toPythonName, toTypeScriptMember } from "@docs/facts";
import type { Sdk } from "@docs/search";
import { createApiVocabulary, type Meaning, type Vocabulary } from "@docs/snippets/calls";
import type { DocsFacts, DocsFunction } from "../data.ts";
import { readTypes } from "./read-types.ts";

/** A function as one SDK spells it. */
export interface SpelledFunction {
  readonly type: string;
  readonly name: string;
  readonly fn: DocsFunction;
}

/** The API in the spelling of one SDK. */
export interface SpelledApi {
  readonly sdk: Sdk;
  /** Functions of each type by their spelling. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, SpelledFunction>>;
  /** The same for following a program. */
  readonly vocabulary: Vocabulary<Meaning>;
  /** All spellings of functions. */
  readonly names: ReadonlySet<string>;
  /** Spellings of functions of several words in the other SDKs, with the one here. */
  readonly foreign: ReadonlyMap<string, string>;
  readonly spellArgument: (name: string) => string;
}

const SPELLERS: Readonly<Record<Sdk, (type: string, name: string) => string>> = {
  go: (_type, name) => toPascal(name),
  python: (_type, name) => toPythonName(name),
  typescript: (_type, name) => toTypeScriptMember(name),
  php: (_type, name) => name,
  java: toJavaMethod,
};

const ARGUMENT_SPELLERS: Readonly<Record<Sdk, (name: string) => string>> = {
  go: toPascal,
  python: toPythonName,
  typescript: (name) => name,
  php: (name) => name,
  java: (name) => `with${capitalize(name)}`,
};

/** Spells the API for one SDK. */
export function spellApi(facts: DocsFacts, sdk: Sdk): SpelledApi {
  const spell = SPELLERS[sdk];
  const types = new Map<string, ReadonlyMap<string, SpelledFunction>>();
  const names = new Set<string>();
  for (const [type, { functions }] of Object.entries(facts.types)) {
    const spelled = Object.entries(functions).map(([name, fn]) => [spell(type, name), { type, name, fn }] as const);
    types.set(type, new Map(spelled));
    for (const [name, { fn }] of spelled) {
      names.add(name);
      // Java sets each optional argument by a method of its own.
      for (const { name: argument } of sdk === "java" ? fn.args : []) {
        names.add(ARGUMENT_SPELLERS.java(argument));
      }
    }
  }
  return {
    sdk,
    types,
    names,
    vocabulary: createApiVocabulary(readTypes(facts)),
    foreign: listForeign(facts, names, spell),
    spellArgument: ARGUMENT_SPELLERS[sdk],
  };
}

function listForeign(facts: DocsFacts, own: ReadonlySet<string>, spell: (type: string, name: string) => string) {
  const foreign = new Map<string, string>();
  for (const [type, { functions }] of Object.entries(facts.types)) {
    for (const name of Object.keys(functions).filter((one) => /[a-z][A-Z]/.test(one))) {
      for (const other of Object.values(SPELLERS).map((speller) => speller(type, name))) {
        if (!own.has(other)) {
          foreign.set(other, spell(type, name));
        }
      }
    }
  }
  return foreign;
}
