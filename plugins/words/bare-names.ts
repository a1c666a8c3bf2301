import { type Facts, type JsonSchema, listKeys, spellingsOf } from "@docs/facts";
import type { Meaning } from "./meaning.ts";

type Candidate = Extract<Meaning, { kind: "argument" | "configuration key" | "function" }>;

/** Every possible meaning of a name without its owner, in every SDK's spelling. */
export type BareNames = ReadonlyMap<string, readonly Candidate[]>;

/** Types whose functions mirror the keys of a module's configuration. */
const MIRRORS: ReadonlySet<string> = new Set(["Module", "ModuleConfigClient", "ModuleSource", "SDKConfig"]);

/** Lists the names of functions, arguments, and configuration keys without their owners. */
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

/**
 * Returns the schemas of all keys by path. `NAME` in a path is a placeholder for a user-chosen name, and lists add no
 * step.
 */
export function describeKeys(schema: JsonSchema): ReadonlyMap<string, JsonSchema> {
  const keys = new Map<string, JsonSchema>();
  for (const { path, schema: value } of listKeys(schema)) {
    const key = path.replaceAll("[]", "");
    keys.set(key, keys.get(key) ?? value);
  }
  return keys;
}

/** The context of a bare name, which may determine its meaning. */
export interface Surroundings {
  /** Functions written as `Type.field` in the same sentence or, if there are none, in the same paragraph or row. */
  readonly functions: readonly string[];
  /** Types that the page is the reference of. */
  readonly types: readonly string[];
}

/**
 * Picks the meaning of a bare name if there can be no doubt.
 *
 * Many names of the API are common words in any program (`build`, `source`, `name`), and most pages that use them mean
 * their own example. So a bare name counts only if the text around it names its owner, or if it's too specific to be
 * invented.
 *
 * @returns nothing if in doubt, in which case the word stays plain.
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

/**
 * Checks for names such as `withExec` or `security.insecureRootCapabilities`, which readers' programs rarely contain.
 */
function isMadeOfWords(word: string): boolean {
  return /[a-z][A-Z]|[a-z][-_.][a-z]/.test(word);
}
