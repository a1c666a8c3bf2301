import { CELL_SEPARATOR, stripMarks } from "@docs/content/marks";
import type { TextFile } from "./files.ts";
import type { Sdk } from "./types.ts";
import { sdks } from "./types.ts";

/** The texts of the sections, by section number. */
export interface TextStore {
  textOf(section: number): string;
  /** Returns what can be read by itself: the text without its pictures and the rows of its tables, unless that's all. */
  proseOf(section: number): string;
  descriptionOf(page: number): string;
  /** Returns programs, with those in the reader's language first. */
  codeOf(section: number, sdk: Sdk | undefined): readonly string[];
  /** Returns a symbol's declaration in the reader's language, or else in that of the reference. */
  signatureOf(section: number, sdk: Sdk | undefined): string | undefined;
  /**
   * Returns text and programs as plain words for comparing with a phrase: lowercase, with one space around each word.
   */
  wordsOf(section: number): string;
}

/** Opens the texts that were loaded. */
export function createTextStore({ texts, descriptions, code, pictures, signatures }: TextFile): TextStore {
  const textOf = (section: number) => stripMarks(texts[section] ?? "");
  const programs = new Map<number, { language: string; code: string }[]>();
  for (const [section, language, program] of code) {
    const list = programs.get(section) ?? [];
    list.push({ language, code: program });
    programs.set(section, list);
  }
  const declarations = new Map(signatures.map(([section, ...declared]) => [section, declared]));
  const drawn = new Map(pictures.map(([section, ...lines]) => [section, lines]));
  const words = new Map<number, string>();
  return {
    textOf,
    proseOf(section) {
      const lines = textOf(section).split("\n");
      const prose = lines.filter((line, at) => !line.includes(CELL_SEPARATOR) && !drawn.get(section)?.includes(at));
      return prose.join("\n") || lines.join("\n");
    },
    descriptionOf: (page) => descriptions[page] ?? "",
    codeOf: (section, sdk) =>
      [...(programs.get(section) ?? [])]
        .sort((left, right) => Number(right.language === sdk) - Number(left.language === sdk))
        .map((program) => program.code),
    signatureOf(section, sdk) {
      const declared = declarations.get(section);
      const own = sdk && declared?.[sdks.indexOf(sdk)];
      const shown = programs.get(section)?.find(({ language }) => language === (sdk ?? "typescript"))?.code;
      return own || declared?.[sdks.indexOf("typescript")] || (shown && toOneLine(shown));
    },
    wordsOf(section) {
      const known = words.get(section);
      if (known !== undefined) {
        return known;
      }
      const own = [textOf(section), ...(programs.get(section) ?? []).map((program) => program.code)];
      const plain = toPlainWords(own.join(" "));
      words.set(section, plain);
      return plain;
    },
  };
}

/** Joins a declaration that spans several lines. */
export function toOneLine(code: string): string {
  return code
    .replace(/\s*\n\s*/g, " ")
    .replace(/\(\s+/g, "(")
    .replace(/,?\s+\)/g, ")");
}

/**
 * Removes everything but words.
 *
 * @example toPlainWords('Error: no "command" set') // " error no command set "
 */
export function toPlainWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
