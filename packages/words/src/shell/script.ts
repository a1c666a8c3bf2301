/** A shell script, as far as commands are concerned: what is grouped by `if` or `for` stands in one list. */
export interface Script {
  readonly pipelines: readonly Pipeline[];
  /** Bodies of the functions that it declares. */
  readonly functions: ReadonlyMap<string, Script>;
}

/** Commands that are joined by `|`. */
export type Pipeline = readonly Command[];

/** A command with its arguments; redirections are left out. */
export interface Command {
  readonly assignments: readonly Assignment[];
  readonly words: readonly Word[];
  /** Text that it reads from a here-document. */
  readonly input?: { readonly text: string; readonly offset: number } | undefined;
}

/** A variable that gets a value. */
export interface Assignment {
  readonly name: string;
  readonly value: Word;
  readonly offset: number;
}

/** A word after quotes are removed; what is only known when it runs is `$name` or `$(…)` in its text. */
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
