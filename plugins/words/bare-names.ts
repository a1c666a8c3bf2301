import { type Facts, type JsonSchema, listKeys, spellingsOf } from "@docs/facts";
import type { Meaning } from "./meaning.ts";

type Candidate = Extract<Meaning, { kind: "argument" | "configuration key" | "function" }>;

/** All that a name without its owner may stand for, in every SDK's spelling. */
export type BareNames = ReadonlyMap<string, readonly Candidate[]>;

/** Types that repeat the keys of a module's configuration as functions. */
const MIRRORS: ReadonlySet<string> = new Set(["Module", "ModuleConfigClient", "ModuleSource", "SDKConfig"]);

/** Lists what functions, arguments and configuration keys are called when their owner is left out. */
export function listBareNames({ api, configuration }: Facts): BareNames {
  const names = new Map<string, Candidate[]>();
  const add = (spellings: Iterable<string>, candidate: Candidate) => {
    for (const spelling of spellings) {
      names.set(spelling, [...(names.get(spelling) ?? []), candidate]);
    }
  };
  for (const [type, { functions }] of api.types) {
    for (const [name, { args }] of functions) {
      add(spellingsOf(name), { kind: "function", type, name });
      for (const { name: argument } of args) {
        add(spellingsOf(argument), { kind: "argument", type, name, argument });
      }
    }
  }
  for (const [file, schema] of configuration) {
    for (const key of describeKeys(schema).keys()) {
      const written = key.replaceAll(/\.NAME(?=\.)/g, "");
      add(new Set([written, written.replace(/^.*\./, "")]), { kind: "configuration key", file, key });
    }
  }
  return names;
}

/** Returns the schemas of all keys by their path: `NAME` in it stands for a name that the user chooses, lists are no step. */
export function describeKeys(schema: JsonSchema): ReadonlyMap<string, JsonSchema> {
  const keys = new Map<string, JsonSchema>();
  for (const { path, schema: value } of listKeys(schema)) {
    const key = path.replaceAll("[]", "");
    keys.set(key, keys.get(key) ?? value);
  }
  return keys;
}

/** What stands around a bare name and may tell which of its meanings is meant. */
export interface Surroundings {
  /** Functions written as `Type.field` in the same sentence, else in the same paragraph or row. */
  readonly functions: readonly string[];
  /** Types whose reference the page is. */
  readonly types: readonly string[];
}

/**
 * Picks the meaning of a bare name where there can be no doubt.
 *
 * Many names of the API are words of every program (`build`, `source`, `name`), and most pages that write them mean
 * their own example. So a bare name counts only if the text beside it names its owner, or if nobody would make it up.
 *
 * @returns nothing in doubt; then the word stays plain.
 */
export function pickMeaning(word: string, names: BareNames, { functions, types }: Surroundings): Meaning | undefined {
  const candidates = names.get(word) ?? [];
  const ofNamed = candidates.filter(
    (candidate) => candidate.kind === "argument" && functions.includes(`${candidate.type}.${candidate.name}`),
  );
  const ofPage = candidates.filter((candidate) => candidate.kind === "function" && types.includes(candidate.type));
  const hasKey = candidates.some(({ kind }) => kind === "configuration key");
  const own = isMadeOfWords(word)
    ? candidates.filter((candidate) => !(hasKey && candidate.kind === "function" && MIRRORS.has(candidate.type)))
    : [];
  return [ofNamed, ofPage, own].find((choice) => choice.length === 1)?.[0];
}

/** Names such as `withExec` or `security.insecureRootCapabilities`, which a program of the reader's rarely has. */
function isMadeOfWords(word: string): boolean {
  return /[a-z][A-Z]|[a-z][-_.][a-z]/.test(word);
}
