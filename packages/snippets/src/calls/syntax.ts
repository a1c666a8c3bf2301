import { sdkLanguages } from "../languages.ts";

/** A kind of string, in regular expressions for its marks and what's between them. */
interface StringForm {
  readonly open: string;
  readonly body: string;
  readonly close: string;
  /** Syntax that inserts a value, which is code. */
  readonly hole?: RegExp;
  /** Whether a backslash stands for itself. */
  readonly isRaw?: boolean;
}

interface Syntax {
  /** Comments, with their text in the group `line` or `block`. */
  readonly comments: string;
  /** Kinds of strings, with longer opening marks first. */
  readonly strings: readonly StringForm[];
}

/** A comment or a string of a program. */
export interface Piece {
  /** The text between its marks. */
  readonly text: string;
  /** The text with its marks. */
  readonly marked: string;
  /** Where its first mark is in the program, in characters. */
  readonly offset: number;
  /** The kind of string; undefined for a comment. */
  readonly form: StringForm | undefined;
}

const SLASHES = String.raw`\/\/(?<line>[^\n]*)|\/\*(?<block>[\s\S]*?)\*\/`;

/** Describes strings between two marks, with escapes. */
const quoted = (mark: string, { not = "\\n", ...more }: { not?: string; hole?: RegExp; open?: string } = {}) => ({
  ...{ open: mark, body: String.raw`(?:[^${mark}\\${not}]|\\[\s\S])*`, close: mark },
  ...more,
});
const block = (mark: string, more: Partial<StringForm> = {}) => ({
  ...{ open: mark, body: String.raw`(?:[^\\]|\\[\s\S])*?`, close: mark },
  ...more,
});
const raw = (mark: string, open = mark) => ({ open, body: `[^${mark}]*`, close: mark, isRaw: true });

const BRACES = /\{[^{}]*\}/;
const VARIABLE = /\{\$[^}]*\}|\$\w+(?:->\w+)?/;
const TEMPLATE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

const SYNTAXES: Readonly<Record<string, Syntax>> = {
  go: { comments: SLASHES, strings: [quoted('"'), raw("`"), quoted("'")] },
  java: { comments: SLASHES, strings: [block('"""', { open: String.raw`"""\s*?\n` }), quoted('"'), quoted("'")] },
  php: {
    comments: SLASHES.replace(String.raw`\/\/`, String.raw`(?:\/\/|#(?!\[))`),
    strings: [
      {
        ...{
          open: String.raw`<<<["']?(?<mark>\w+)["']?\n`,
          body: String.raw`[\s\S]*?`,
          close: String.raw`\n\s*\k<mark>\b`,
        },
        hole: VARIABLE,
      },
      quoted('"', { not: "", hole: VARIABLE }),
      { ...quoted("'", { not: "" }), isRaw: true },
    ],
  },
  python: {
    comments: String.raw`#(?<line>[^\n]*)`,
    strings: [
      ...['"""', '"', "'"].map((mark) =>
        (mark === '"""' ? block : quoted)(mark, { open: String.raw`\b[fF]${mark}`, hole: BRACES }),
      ),
      ...[raw('"', String.raw`\b[rR]"`), block('"""'), block("'''"), quoted('"'), quoted("'")],
    ],
  },
  typescript: {
    comments: SLASHES,
    strings: [
      ...[quoted('"'), quoted("'")],
      { open: "`", body: String.raw`(?:[^\`\\$]|\\[\s\S]|${TEMPLATE.source}|\$)*`, close: "`", hole: TEMPLATE },
    ],
  },
};

const PATTERNS = new Map(
  Object.entries(SYNTAXES).map(([language, { comments, strings }]) => {
    const forms = strings.map(({ open, body, close }, index) => `${open}(?<s${index}>${body})${close}`);
    return [language, new RegExp([comments, ...forms].join("|"), "g")];
  }),
);

/** Returns the id of the SDK language that a program is in, by its file. */
export function languageOf(file: string): string | undefined {
  return sdkLanguages.find(({ extension }) => file.endsWith(extension))?.id;
}

/** Replaces each comment and each string of a program, with their marks; those of an unknown language stay. */
export function replacePieces(code: string, language: string | undefined, write: (piece: Piece) => string): string {
  const pattern = PATTERNS.get(language ?? "") ?? /(?!)/g;
  return code.replace(pattern, (marked: string, ...rest) => {
    const groups = Object.entries<string | undefined>(rest.at(-1));
    const [name = "", text = ""] = groups.find(([key, value]) => key !== "mark" && value !== undefined) ?? [];
    return write({ text, marked, offset: rest.at(-3), form: SYNTAXES[language ?? ""]?.strings[Number(name.slice(1))] });
  });
}

/** Reads the comments and strings of a program, in its order. */
export function readPieces(code: string, language: string | undefined): readonly Piece[] {
  const pieces: Piece[] = [];
  replacePieces(code, language, (piece) => {
    pieces.push(piece);
    return "";
  });
  return pieces;
}

/** Replaces comments by spaces and strings by `"   "`, so that every character of code keeps its place. */
export function maskCode(code: string, language: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  return replacePieces(code, language, ({ marked, form }) => {
    if (form === undefined) {
      return blank(marked);
    }
    const parts = marked.slice(1, -1).split(new RegExp(`(${form.hole?.source ?? "(?!)"})`));
    return `"${parts.map((part, index) => (index % 2 === 1 ? maskCode(part, language) : blank(part))).join("")}"`;
  });
}
