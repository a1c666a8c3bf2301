/** What a name of the API means. */
export interface Meaning {
  /** Type of a function's result, or the type itself; a list of a type ends in `[]`. */
  readonly result?: string | undefined;
}

/** The names of the API, in any spelling. */
export interface Vocabulary<Known extends Meaning> {
  /** Returns the functions of a type, by what all spellings share. */
  readonly functionsOf: (type: string) => ReadonlyMap<string, Known> | undefined;
  readonly findType: (name: string) => Known | undefined;
  /** Finds a value of an enumeration. */
  readonly findValue: (enumeration: string, name: string) => Known | undefined;
}

/** A name in a program: of a function, a type, options, or a value. */
export interface FoundName<Known extends Meaning> {
  readonly start: number;
  readonly end: number;
  /** What it means; undefined if it's called on an object of the API that doesn't have it. */
  readonly meaning: Known | undefined;
  /** Type of the object that it's called on, if it is. */
  readonly type?: string;
  /** Offset of the parenthesis that ends the call. */
  readonly close?: number;
}
