import { foldName } from "@docs/facts/spellings";
import type { Meaning, Vocabulary } from "@docs/snippets/calls";

/** What programs can name, as plugins/words publishes it. */
export interface Names {
  /**
   * Types, and functions as `name:result:fragment:spelling`: the fragment if it isn't the name, and the spelling of an
   * SDK that renames the function. Empty parts at the end are left out.
   */
  readonly types: Readonly<Record<string, Owner>>;
  /** Enums and their values. */
  readonly enums: Readonly<Record<string, Owner>>;
}

interface Owner {
  readonly url: string;
  readonly names: readonly string[];
}

/** What a name means: the place of its card within the folder of a language, and the address of its reference. */
interface Place extends Meaning {
  readonly card: string;
  readonly url: string;
}

/** Looks up names in any spelling. */
export class Dictionary implements Vocabulary<Place> {
  readonly #functions = new Map<string, ReadonlyMap<string, Place>>();
  /** Types, options, and Go's values, whose names contain that of their enum. */
  readonly #types = new Map<string, Place>();
  readonly #values = new Map<string, ReadonlyMap<string, Place>>();

  constructor({ types, enums }: Names) {
    for (const [type, owner] of Object.entries(types)) {
      this.#addType(type, owner);
    }
    for (const [name, { url, names }] of Object.entries(enums)) {
      const values = names.map((value) => [foldName(value), { card: `values#${name}.${value}`, url }] as const);
      this.#values.set(foldName(name), new Map(values));
      for (const [key, meaning] of values) {
        this.#types.set(foldName(name) + key, meaning);
      }
      this.#types.set(foldName(name), { card: `values#${name}`, url });
    }
  }

  /** Returns the functions of a type, by key. */
  functionsOf(type: string): ReadonlyMap<string, Place> | undefined {
    return this.#functions.get(type);
  }

  findType(name: string): Place | undefined {
    return this.#types.get(foldName(name));
  }

  findValue(enumeration: string, name: string): Place | undefined {
    return this.#values.get(foldName(enumeration))?.get(foldName(name));
  }

  #addType(type: string, { url, names }: Owner): void {
    const functions = names.flatMap((text) => {
      const [name = "", result = "", fragment = "", renamed] = text.split(":");
      const meaning = { card: `${type}#${name}`, url: `${url}#${fragment || name.toLowerCase()}`, result };
      return [name, ...(renamed ? [renamed] : [])].map((spelling) => [foldName(spelling), meaning] as const);
    });
    this.#functions.set(type, new Map(functions));
    const own = type === "Query" ? "Client" : type;
    for (const [key, meaning] of functions) {
      this.#types.set(`${foldName(own)}${key}opts`, meaning);
      if (type === "Query") {
        this.#types.set(`${key}opts`, meaning);
      }
    }
    this.#types.set(foldName(own), { card: `${type}#`, url, result: type });
  }
}
