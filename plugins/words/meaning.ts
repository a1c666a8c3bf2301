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
  /** A flag of a command, by the command's path; of all commands without one. */
  | { readonly kind: "flag"; readonly path: string | undefined; readonly flag: string }
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "configuration key"; readonly file: string; readonly key: string }
  | { readonly kind: "term"; readonly term: string };

/** Where the content of a card is: a file of cards, and the card's name in it. */
export interface CardPlace {
  /** Path of the file without its ending; below a folder for each SDK where the card differs by SDK. */
  readonly file: string;
  readonly differsBySdk: boolean;
  readonly name: string;
}

/** Gives the place of the card of a meaning. Cards of one file are read together, so files are small. */
export function placeCard(meaning: Meaning): CardPlace {
  switch (meaning.kind) {
    case "type":
      return { file: meaning.type, differsBySdk: true, name: "" };
    case "function":
      return { file: meaning.type, differsBySdk: true, name: meaning.name };
    case "argument":
      return {
        file: `${meaning.type}.arguments`,
        differsBySdk: true,
        name: `${meaning.name}(${meaning.argument})`,
      };
    case "enum":
    case "value type":
      return { file: "values", differsBySdk: true, name: meaning.name };
    case "enum value":
      return { file: "values", differsBySdk: true, name: `${meaning.name}.${meaning.value}` };
    case "command":
      return { file: "cli", differsBySdk: false, name: meaning.path };
    case "flag":
      return { file: "cli", differsBySdk: false, name: `${meaning.path ?? ""} ${meaning.flag}`.trim() };
    case "variable":
      return { file: "variables", differsBySdk: false, name: meaning.name };
    case "configuration key":
      return { file: "configuration", differsBySdk: false, name: `${meaning.file} ${meaning.key}` };
    case "term":
      return { file: "glossary", differsBySdk: false, name: meaning.term };
  }
}

/**
 * Writes a place into the attribute of a link.
 *
 * @example writePlace({ file: "Container", differsBySdk: true, name: "withExec" }) // "sdk/Container#withExec"
 */
export function writePlace({ file, differsBySdk, name }: CardPlace): string {
  return `${differsBySdk ? "sdk/" : ""}${file}#${name}`;
}
