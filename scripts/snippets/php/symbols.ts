/** A parameter; its type is spelled as PHP's reflection does: `?string`, `Dagger\File|null`. */
export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isVariadic: boolean;
}

/** What a function or method takes and gives. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly returns: string;
}

/** What an object of a class has, its parents' members included. */
export interface ClassSymbol {
  /** Every class and interface above it. */
  readonly parents: readonly string[];
  readonly methods: Readonly<Record<string, Signature>>;
  readonly properties: Readonly<Record<string, string>>;
  /** Cases of an enum included. */
  readonly constants: readonly string[];
  readonly isEnum: boolean;
}

/** Everything that a program can name: PHP's own, the SDK's, and later the program's. */
export interface Symbols {
  /** By full name without a leading backslash. */
  readonly classes: Readonly<Record<string, ClassSymbol>>;
  /** By full name in lower case, as PHP compares them. */
  readonly functions: Readonly<Record<string, Signature>>;
  readonly constants: readonly string[];
}
