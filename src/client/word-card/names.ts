/** What programs can name, as plugins/words publishes it. */
export interface Names {
  /** Types, and functions as `name:result`, or `name:result:fragment` if the fragment isn't the name. */
  readonly types: Readonly<Record<string, Owner>>;
  /** Enums and their values. */
  readonly enums: Readonly<Record<string, Owner>>;
}

interface Owner {
  readonly url: string;
  readonly names: readonly string[];
}

/** What a name means: the place of its card within the folder of a language, and the address of its reference. */
export interface Meaning {
  readonly card: string;
  readonly url: string;
  /** Type of a function's result, or the type itself; a list of a type ends in `[]`. */
  readonly result?: string;
}

/** Returns what is the same in all spellings of a name. */
export function toKey(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** Looks up names in any spelling. */
export class Dictionary {
  readonly #functions = new Map<string, ReadonlyMap<string, Meaning>>();
  /** Types, options, and Go's values, whose names contain that of their enum. */
  readonly #types = new Map<string, Meaning>();
  readonly #values = new Map<string, ReadonlyMap<string, Meaning>>();

  constructor({ types, enums }: Names) {
    for (const [type, owner] of Object.entries(types)) {
      this.#addType(type, owner);
    }
    for (const [name, { url, names }] of Object.entries(enums)) {
      const values = names.map((value) => [toKey(value), { card: `values#${name}.${value}`, url }] as const);
      this.#values.set(toKey(name), new Map(values));
      for (const [key, meaning] of values) {
        this.#types.set(toKey(name) + key, meaning);
      }
      this.#types.set(toKey(name), { card: `values#${name}`, url });
    }
  }

  /** Returns the functions of a type, by key. */
  functionsOf(type: string | undefined): ReadonlyMap<string, Meaning> | undefined {
    return this.#functions.get(type ?? "");
  }

  findType(name: string): Meaning | undefined {
    return this.#types.get(toKey(name));
  }

  findValue(enumeration: string, name: string): Meaning | undefined {
    return this.#values.get(toKey(enumeration))?.get(toKey(name));
  }

  #addType(type: string, { url, names }: Owner): void {
    const functions = names.map((text) => {
      const [name = "", result = "", fragment = name.toLowerCase()] = text.split(":");
      return [toKey(name), { card: `${type}#${name}`, url: `${url}#${fragment}`, result }] as const;
    });
    this.#functions.set(type, new Map(functions));
    const own = type === "Query" ? "Client" : type;
    for (const [key, meaning] of functions) {
      this.#types.set(`${toKey(own)}${key}opts`, meaning);
      if (type === "Query") {
        this.#types.set(`${key}opts`, meaning);
      }
    }
    this.#types.set(toKey(own), { card: `${type}#`, url, result: type });
  }
}
