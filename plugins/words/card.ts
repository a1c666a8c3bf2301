/** A fact on a card: its label and its text, or a name and its type. */
export type Row = readonly [label: string, text: string];

/** The content of a card, ready to be shown as plain text in which backticks mark code. */
export interface Card {
  /** Kind of thing, such as "Function" or "Flag of dagger call". */
  readonly kind: string;
  /** The declaration, in the language of its file. */
  readonly code: string;
  /** The name in the declaration that corresponds to the word. */
  readonly name?: string;
  /** One line. */
  readonly text: string;
  readonly rows?: readonly Row[];
  /** The optional arguments of a function, with their types. */
  readonly options?: readonly Row[];
}

/** Cards by their name within a file. */
export type CardFile = ReadonlyMap<string, Card>;

/** Lists the row about the release that brought something, if that's recent. */
export function listSince(release: string | undefined): readonly Row[] {
  return release === undefined ? [] : [["Since", release]];
}
