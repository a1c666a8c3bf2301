import type { ApiArgument, ApiFunction, Command, Flag, JsonSchema, Shell } from "@docs/facts";
import type { Sdk } from "@docs/search";

/** A page with its Markdown in every language. */
export interface DocsPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  /** Anchors of the headings below the title, in the order of the page. */
  readonly sections: readonly string[];
  /** The page's Markdown without front matter: `all`, and one per language if they differ. */
  readonly texts: Readonly<Partial<Record<Sdk | "all", string>>>;
}

/** A function of the API, with its declarations. */
export interface DocsFunction extends Pick<ApiFunction, "returns" | "summary" | "since" | "deprecation"> {
  readonly args: readonly Pick<ApiArgument, "name" | "type" | "default" | "summary">[];
  readonly signatures: Readonly<Record<string, string>>;
  /** Address of its description. */
  readonly url: string;
}

/** A flag of the CLI. */
export interface DocsFlag extends Pick<Flag, "shorthand" | "type" | "values" | "withoutValue" | "summary"> {
  readonly name: string;
  /** Address of its description. */
  readonly url: string;
}

/** A command of the CLI with its own flags. */
export interface DocsCommand extends Pick<Command, "usage" | "summary" | "aliases" | "maxArguments"> {
  readonly name: string;
  readonly flags: readonly DocsFlag[];
}

/** A message of Dagger that the documentation explains. */
export interface DocsMessage {
  /** The text, with `…` where it varies. */
  readonly text: string;
  readonly summary: string;
}

/** A word that has an address: a variable, a key, or a flag. */
export interface DocsWord {
  readonly name: string;
  readonly summary: string;
  readonly url: string;
}

/** What the tools know of Dagger besides the pages. */
export interface DocsFacts {
  readonly types: Readonly<
    Record<string, { readonly summary: string; readonly functions: Readonly<Record<string, DocsFunction>> }>
  >;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly inputs: readonly string[];
  readonly scalars: readonly string[];
  /** The program's name first; its flags are those of every command. */
  readonly commands: readonly DocsCommand[];
  /** Core functions that Dagger Shell has as commands, and its own. */
  readonly shell: Pick<Shell, "builtins" | "coreCommands">;
  readonly messages: readonly DocsMessage[];
  readonly words: readonly DocsWord[];
  readonly configuration: Readonly<Record<string, JsonSchema>>;
}

/** Everything the tools read: one release of the documentation. */
export interface DocsData {
  readonly siteUrl: string;
  readonly version: string;
  readonly pages: readonly DocsPage[];
  /** The files of the site's search index. */
  readonly index: unknown;
  readonly texts: unknown;
  readonly facts: DocsFacts;
}

/** What a tool returns: text for the model, and whether it's a miss. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError?: boolean;
}
