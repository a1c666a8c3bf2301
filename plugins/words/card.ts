/** A fact of a card: its label and its text. */
export type Row = readonly [label: string, text: string];

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
  readonly rows?: readonly Row[];
}

/** Cards by their name within a file. */
export type CardFile = ReadonlyMap<string, Card>;

/** Writes names as code, with commas between them. */
export function toCodes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
