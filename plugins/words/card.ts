/** What a card says, ready to be shown: plain text, in which backticks mark code. */
export interface Card {
  /** What kind of thing it is, such as "Function" or "Flag of dagger call". */
  readonly kind: string;
  /** The declaration, in the language of its file. */
  readonly code: string;
  /** The name within the declaration that the word stands for. */
  readonly name?: string;
  /** One line. */
  readonly text: string;
  /** Further facts, each with its label. */
  readonly rows?: readonly (readonly [label: string, text: string])[];
}

/** Cards by their name within a file. */
export type CardFile = ReadonlyMap<string, Card>;
