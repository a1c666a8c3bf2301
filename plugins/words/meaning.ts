/** The one thing that a word in code font names. */
export type Meaning =
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "function"; readonly type: string; readonly name: string }
  | { readonly kind: "argument"; readonly type: string; readonly name: string; readonly argument: string }
  | { readonly kind: "enum"; readonly name: string }
  | { readonly kind: "enum value"; readonly name: string; readonly value: string }
  /** A scalar or an input. */
  | { readonly kind: "value type"; readonly name: string }
  | { readonly kind: "command"; readonly path: string }
  /** A flag of a command, by the command's path; undefined for a flag of all commands. */
  | { readonly kind: "flag"; readonly path: string | undefined; readonly flag: string }
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "configuration key"; readonly file: string; readonly key: string }
  | { readonly kind: "term"; readonly term: string };

/**
 * Returns the location of a card as links name it: its file, and its name in that file. Cards in one file are fetched
 * together, so files are small. Those below `sdk/` exist for every SDK.
 *
 * @example placeCard({ kind: "function", type: "Container", name: "withExec" }) // "sdk/Container#withExec"
 */
export function placeCard(meaning: Meaning): string {
  switch (meaning.kind) {
    case "type":
      return `sdk/${meaning.type}#`;
    case "function":
      return `sdk/${meaning.type}#${meaning.name}`;
    case "argument":
      return `sdk/${meaning.type}.arguments#${meaning.name}(${meaning.argument})`;
    case "enum":
    case "value type":
      return `sdk/values#${meaning.name}`;
    case "enum value":
      return `sdk/values#${meaning.name}.${meaning.value}`;
    case "command":
      return `cli#${meaning.path}`;
    case "flag":
      return `cli#${`${meaning.path ?? ""} ${meaning.flag}`.trim()}`;
    case "variable":
      return `variables#${meaning.name}`;
    case "configuration key":
      return `configuration#${meaning.file} ${meaning.key}`;
    case "term":
      return `glossary#${meaning.term}`;
  }
}
