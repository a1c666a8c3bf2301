/**
 * Markup that the source of a page may contain: `data/pages/markup.json`, and the components from `plugins/reference`.
 */
export interface Markup {
  /** HTML elements, each with its attributes. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
  /** Components, each with its attributes. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** Groups of `<Tabs>`, each mapping values to labels. */
  readonly tabs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names that may follow `:::`. */
  readonly notes: readonly string[];
  /** Permitted comments, as regular expressions that match the whole comment. */
  readonly comments: readonly { readonly pattern: string; readonly reason: string }[];
}

/** Addresses and hosts that pages may name, each with the reason: `data/pages/addresses.json`. */
export interface Addresses {
  /** Addresses that links may lead to; one that ends with a slash also covers everything below it. */
  readonly links: readonly { readonly address: string; readonly reason: string }[];
  /** Hosts that may appear in code blocks and code font. */
  readonly hosts: readonly { readonly host: string; readonly reason: string }[];
  /** Scripts that a command may download and run directly. */
  readonly scripts: readonly { readonly address: string; readonly reason: string }[];
}
