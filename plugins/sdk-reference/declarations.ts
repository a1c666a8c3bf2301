/** A value that a method takes, or that an object holds. */
export interface Field {
  readonly name: string;
  /** TypeScript source of the type, such as `Container[]`. */
  readonly type: string;
  readonly isOptional: boolean;
}

/** Something that can be called. */
export interface Method {
  readonly name: string;
  readonly parameters: readonly Field[];
  /** TypeScript source of the type, such as `Promise<string>`. */
  readonly returns: string;
}

export interface ClassDeclaration {
  readonly kind: "class";
  readonly name: string;
  /** Class that it extends. */
  readonly base: string | undefined;
  readonly fields: readonly Field[];
  readonly methods: readonly Method[];
}

export interface AliasDeclaration {
  readonly kind: "alias";
  readonly name: string;
  /** TypeScript source of the whole right-hand side. */
  readonly type: string;
  /** Members of an object type; none for every other one. */
  readonly fields: readonly Field[];
}

export interface EnumDeclaration {
  readonly kind: "enum";
  readonly name: string;
  readonly members: readonly { readonly name: string; readonly value: string }[];
}

export interface FunctionDeclaration extends Method {
  readonly kind: "function";
}

export interface VariableDeclaration {
  readonly kind: "variable";
  readonly name: string;
  readonly type: string;
  /** Entries of a constant object. */
  readonly fields: readonly Field[];
}

/** One exported name of the package, as its type declarations give it. */
export type Declaration =
  | ClassDeclaration
  | AliasDeclaration
  | EnumDeclaration
  | FunctionDeclaration
  | VariableDeclaration;

/** Part of the package that has a folder of its own in the reference. */
export type ModuleName = "api/client.gen" | "common/errors" | "connect";

/** The package: what each of its parts exports. */
export type Sdk = Readonly<Record<ModuleName, readonly Declaration[]>>;
