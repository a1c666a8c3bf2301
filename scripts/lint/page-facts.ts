/** What the source of a page may hold: data/pages/markup.json and the parts of plugins/reference. */
export interface Markup {
  /** Elements of HTML, each with its attributes. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
  /** Components, each with its attributes. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** Groups of `<Tabs>`: each value with its label. */
  readonly tabs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Words after `:::`. */
  readonly notes: readonly string[];
  /** Forms of comments that somebody needs, as regular expressions of the whole comment. */
  readonly comments: readonly { readonly pattern: string; readonly reason: string }[];
}

/** Addresses and hosts that pages may name, each with the reason: data/pages/addresses.json. */
export interface Addresses {
  /** What links may lead to: these addresses, and those below the ones that end with a slash. */
  readonly links: readonly { readonly address: string; readonly reason: string }[];
  /** Hosts in code and code font. */
  readonly hosts: readonly { readonly host: string; readonly reason: string }[];
  /** Scripts that a command may run as they come from the network. */
  readonly scripts: readonly { readonly address: string; readonly reason: string }[];
}
