/** The commands of a shell script; those grouped by `if` or `for` are in one list. */
export interface Script {
  readonly pipelines: readonly Pipeline[];
  /** Bodies of the functions that it declares. */
  readonly functions: ReadonlyMap<string, Script>;
}

/** Commands that are joined by `|`. */
export type Pipeline = readonly Command[];

/** A command with its arguments; redirections are omitted. */
export interface Command {
  readonly assignments: readonly Assignment[];
  readonly words: readonly Word[];
  /** Text that it reads from a here-document. */
  readonly input?: { readonly text: string; readonly offset: number } | undefined;
}

/** An assignment to a variable. */
export interface Assignment {
  readonly name: string;
  readonly value: Word;
  readonly offset: number;
}

/** A word with its quotes removed; parts that are known only at run time are `$name` or `$(…)` in its text. */
export interface Word {
  readonly text: string;
  readonly offset: number;
  readonly isQuoted: boolean;
  readonly parts: readonly Part[];
}

/** A piece of a word. */
export type Part =
  | { readonly kind: "text"; readonly text: string; readonly offset: number }
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "substitution"; readonly script: Script };
