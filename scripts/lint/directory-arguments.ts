import { readBrackets, readStatement, splitList } from "@docs/snippets";

/** A directory that a program's function or constructor takes from its caller. */
export interface DirectoryArgument {
  readonly name: string;
  /** Offset of the name, in characters. */
  readonly offset: number;
  /** The patterns of files to exclude. */
  readonly ignored: readonly string[];
}

type Find = (code: string) => readonly DirectoryArgument[];

const TEXT = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const MODIFIERS = String.raw`(?:(?:final|private|protected|public|readonly)\s+)*`;
/** An argument follows a bracket or a comma; fields, results, and local variables don't. */
const ARGUMENT_START = String.raw`(?<=[(,]\s*)`;

const ENDINGS: Readonly<Record<string, Find>> = {
  ".go": findInGo,
  ".java": (code) =>
    findByPattern(
      code,
      String.raw`(?<annotations>(?:@\w+(?:\((?:[^()"']|${TEXT})*\))?\s*)*)${MODIFIERS}Directory\s+(?<name>\w+)(?=\s*[,)])`,
      /@Ignore\((?<list>[^)]*)\)/,
    ),
  ".php": (code) =>
    findByPattern(
      code,
      String.raw`(?<annotations>(?:#\[(?:[^\]"']|${TEXT})*\]\s*)*)${MODIFIERS}\??Directory\s+\$(?<name>\w+)`,
      /\bIgnore\((?<list>[^)]*)\)/,
    ),
  ".py": findInPython,
  ".ts": (code) =>
    findByPattern(
      code,
      String.raw`(?<annotations>(?:@argument\((?:[^()"']|${TEXT})*\)\s*)?)${MODIFIERS}(?<name>\w+)\??\s*:\s*Directory\b(?!\[)`,
      /\bignore:\s*\[(?<list>[^\]]*)\]/,
    ),
};

/** Finds the directories that a program's functions take, and the patterns that their annotations exclude. */
export function findDirectoryArguments(file: string, code: string): readonly DirectoryArgument[] {
  return ENDINGS[/\.\w+$/.exec(file)?.[0] ?? ""]?.(code) ?? [];
}

/** Finds arguments whose annotations come right before them. */
function findByPattern(code: string, argument: string, ignore: RegExp): readonly DirectoryArgument[] {
  return [...code.matchAll(new RegExp(ARGUMENT_START + argument, "g"))].map(({ 0: text, index, groups = {} }) => {
    const { annotations = "", name = "" } = groups;
    return { name, offset: index + text.lastIndexOf(name), ignored: readPatterns(annotations, ignore) };
  });
}

/** Finds arguments in Go, where an annotation is a comment above the argument, or after it on the same line. */
function findInGo(code: string): readonly DirectoryArgument[] {
  const functions = code.matchAll(/^func (?:\([^)]*\) )?[A-Z]\w*\(/gm);
  return [...functions].flatMap((match) => {
    const start = match.index + match[0].length;
    const argument =
      /(?<above>(?:^[\t ]*\/\/[^\n]*\n)*)(?<before>[^\n]*?)(?<=(?:^|,)\s*)(?<name>\w+)(?:\s*,\s*\w+)*\s+\*dagger\.Directory\b(?<behind>[^\n]*)/gm;
    return [...readBrackets(code, start - 1).matchAll(argument)].map(({ 0: text, index, groups = {} }) => {
      const { above = "", before = "", name = "", behind = "" } = groups;
      // A comment above a line belongs to the line's first argument.
      const annotations = before.trim() === "" ? above + behind : behind;
      return {
        name,
        offset: start + index + text.indexOf(name, above.length + before.length),
        ignored: readPatterns(annotations, /\+ignore=\[(?<list>[^\n]*)\]/),
      };
    });
  });
}

/** Finds arguments in Python, where annotations are part of the type, and variables may hold types and patterns. */
function findInPython(code: string): readonly DirectoryArgument[] {
  const names = new Map(
    [...code.matchAll(/^(?<name>[A-Za-z]\w*)\s*=\s*(?=\S)/gm)].map(({ 0: text, index, groups }) => [
      groups?.name ?? "",
      readStatement(code, index + text.length),
    ]),
  );
  const expand = (type: string) => type.replace(/(?<![\w.])[A-Z]\w*(?!\()/g, (name) => names.get(name) ?? name);
  return [...listPythonArguments(code)].flatMap(({ text, offset }) => {
    const { name = "", type = "" } = /^(?<name>\w+)\s*:\s*(?<type>[\s\S]+)$/.exec(text)?.groups ?? {};
    const whole = expand(expand(type));
    return /^(?:Annotated\[\s*)*(?:dagger\.)?Directory\b/.test(whole)
      ? [{ name, offset, ignored: readPatterns(whole, /\bIgnore\((?<list>[^)]*)\)/) }]
      : [];
  });
}

/** Lists the arguments of decorated functions, and the fields of classes, which constructors take. */
function* listPythonArguments(code: string): Generator<{ readonly text: string; readonly offset: number }> {
  const functions = /^ {4}(?:@(?:dagger\.)?function\b[^\n]*\n(?: {4}@[^\n]*\n)* {4})?(?:async )?def (?<name>\w+)\(/gm;
  for (const { 0: head, index, groups } of code.matchAll(functions)) {
    const start = index + head.length;
    if (head.includes("@") || /^(?:__init__|create)$/.test(groups?.name ?? "")) {
      for (const text of splitList(readBrackets(code, start - 1))) {
        yield { text, offset: code.indexOf(text, start) };
      }
    }
  }
  for (const { index } of code.matchAll(/^ {4}\w+\s*:/gm)) {
    yield { text: readStatement(code, index + 4), offset: index + 4 };
  }
}

function readPatterns(annotations: string, ignore: RegExp): readonly string[] {
  const list = ignore.exec(annotations)?.groups?.list ?? "";
  return [...list.matchAll(new RegExp(TEXT, "g"))].map(([text]) => text.slice(1, -1));
}
