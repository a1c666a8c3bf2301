import type { Program } from "@docs/snippets";

/** Something that a program says and that the programs of the same snippet in other languages say as well. */
export interface Trait {
  /** What is compared, such as `default of "copies" of "label"`; the same words in every language. */
  readonly subject: string;
  readonly value: string;
  /** Where it stands in the program, in characters. */
  readonly offset: number;
}

/** A program and what it says. */
export interface ProgramTraits {
  readonly program: Program;
  readonly traits: readonly Trait[];
}
