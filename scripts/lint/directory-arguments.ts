import { replaceComments } from "@docs/snippets";
import { findClosing, findLineEnd, type ListPart, languageOf, maskCode, splitParts } from "@docs/snippets/calls";

/** A directory that a module's function or constructor takes from its caller. */
export interface DirectoryArgument {
  readonly name: string;
  /** Offset of the name, in characters. */
  readonly offset: number;
  /** The patterns of files to exclude. */
  readonly ignored: readonly string[];
}

/** The beginning of a function or constructor that callers see, up to its parameters. */
const OPENINGS: Readonly<Record<string, RegExp>> = {
  go: /^func (?:\(\w+ \*?\w+\) )?[A-Z]\w*\(/gm,
  java: /@Function\b(?:\([^)]*\))?\s+(?:@\w+(?:\([^)]*\))?\s+)*public\s[^(]*\(|\bpublic [A-Z]\w*\(/g,
  php: /#\[DaggerFunction\b[\s\S]*?\bfunction \w+\(/g,
  python: /@(?:dagger\.)?function\b(?:\([^)]*\))?(?:\s*@[^\n]*)*\s*(?:async\s+)?def \w+\(/g,
  typescript: /@func\([^)]*\)\s*(?:(?:public|async)\s+)*\w+\(|\bconstructor\(/g,
};

/** A field of a Python class, which callers set like an argument of a constructor. */
const FIELD = /^ {4}(?=\w+\s*:)/gm;

/** A type of a Python program that stands for another with its annotations. */
const ALIAS = /^([A-Z]\w*) = (?=Annotated\[)/gm;

/** A parameter whose type is a directory: in Go, in Python and TypeScript, and in Java and PHP. */
const PARAMETER =
  /(?<go>\w+)\s+\*dagger\.Directory\b|(?<typed>\w+)\??\s*:[^:]*\bDirectory\b|\bDirectory\s+\$?(?<named>\w+)/;

/** Finds the directories that a module's functions take, and the patterns that their annotations exclude. */
export function findDirectoryArguments(file: string, program: string): readonly DirectoryArgument[] {
  // In Go, a comment is an annotation.
  const code = replaceComments(file, program, ({ text, marked }) =>
    text.includes("+ignore") ? marked : marked.replace(/[^\n]/g, " "),
  );
  const language = languageOf(file) ?? "";
  const masked = maskCode(code, language);
  const aliases = new Map(
    [...code.matchAll(ALIAS)].map(({ 0: text, 1: name, index }) => {
      const start = index + text.length;
      return [name, code.slice(start, findLineEnd(masked, start))];
    }),
  );
  return listParameters(language, masked).flatMap(({ text, offset, start }) => {
    const one = code.slice(start, offset + text.length).replace(/(?<=:\s*)\w+$/, (type) => aliases.get(type) ?? type);
    const { go, typed, named } = PARAMETER.exec(one)?.groups ?? {};
    const name = go ?? typed ?? named;
    return name === undefined
      ? []
      : [{ name, offset: start + one.search(new RegExp(`\\b${name}\\b(?!\\()`)), ignored: readIgnored(one, code) }];
  });
}

function listParameters(language: string, code: string): readonly ListPart[] {
  const lists = [...code.matchAll(OPENINGS[language] ?? /(?!)/g)].map(({ index, 0: { length } }) => {
    const open = index + length - 1;
    return splitParts(code, open, findClosing(code, open) ?? code.length);
  });
  const fields = [...code.matchAll(language === "python" ? FIELD : /(?!)/g)].map(({ index, 0: { length } }) =>
    splitParts(code, index + length - 1, findLineEnd(code, index + length)),
  );
  return [...lists, ...fields].flat();
}

/** Reads the patterns of an annotation, written there or in a constant of the program. */
function readIgnored(parameter: string, code: string): readonly string[] {
  const list = /ignore\s*[=:(]\s*(?<list>[^\])}]*)/i.exec(parameter)?.groups?.list;
  const [constant] = /\b[A-Z][A-Z_]+\b/.exec(list ?? parameter) ?? [];
  const value =
    constant === undefined ? undefined : new RegExp(`\\b${constant}\\s*=\\s*(?<value>[^\\])}]*)`).exec(code);
  const text = value?.groups?.value ?? list ?? "";
  return [...text.matchAll(/["'`](?<pattern>[^"'`]+)["'`]/g)].map(({ groups }) => groups?.pattern ?? "");
}
