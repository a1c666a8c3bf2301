import type { PlacedFault } from "@docs/pages";
import { describeChoices } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { readComments } from "@docs/snippets";
import { listOpen, readTokens } from "../compare/read-tokens.ts";

/** Names that annotations may have in places that no compiler checks. */
export interface AnnotationNames {
  /** Go pragmas, without the plus sign. */
  readonly pragmas: readonly string[];
}

/** Pragmas by what they precede; all others belong to arguments. */
const FOR_FUNCTIONS = ["cache"];
const FOR_FIELDS = ["private"];

const ARTICLES = { argument: "an argument", field: "a field", function: "a function" };

/**
 * Additional options of decorators, for programs that have to turn off the type checker because its declarations lack
 * `cache`.
 *
 * See `sdk/python/src/dagger/mod/_module.py` and `sdk/typescript/src/module/registry.ts`.
 */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  python: ["cache", "doc", "name"],
  typescript: ["alias", "cache"],
};

/** Finds names of annotations that don't exist, or that have no meaning where they appear. */
export function findUnknownNames(program: Program, { pragmas }: AnnotationNames): readonly PlacedFault[] {
  switch (program.language) {
    case "go":
      return findPragmas(program, pragmas);
    case "python":
      return findOptions(program, /^\s*@(?:dagger\.)?function\((?<options>[^)]*)\)/gm, /(?<name>\w+)\s*=/g);
    case "typescript":
      return findOptions(program, /@func\(\s*\{(?<options>[^}]*)\}/g, /(?<name>\w+)\s*:/g);
    default:
      // PHP instantiates every attribute, and `javac` checks every annotation.
      return [];
  }
}

function findPragmas({ file, code }: Program, known: readonly string[]): readonly PlacedFault[] {
  return readComments(file, code).flatMap(({ text, offset }) => {
    const name = /^\s*\+\s*(?<name>[A-Za-z]\w*)/.exec(text)?.groups?.name;
    if (name === undefined) {
      return [];
    }
    const place = offset + text.indexOf(name);
    if (!known.includes(name)) {
      const fix = "Correct the name: Dagger passes over one that it doesn't know.";
      return [{ found: `Unexpected pragma "+${name}"`, expected: describeChoices(name, known), fix, offset: place }];
    }
    const target = findTarget(code, offset);
    const wanted = FOR_FUNCTIONS.includes(name) ? "function" : FOR_FIELDS.includes(name) ? "field" : "argument";
    return target === wanted
      ? []
      : [
          {
            found: `Unexpected pragma "+${name}" on ${ARTICLES[target]}`,
            expected: `it on ${ARTICLES[wanted]}`,
            fix: "Put it above what it is about.",
            offset: place,
          },
        ];
  });
}

/** Returns what a comment annotates: it's among arguments, among fields, or above a function. */
function findTarget(code: string, offset: number): "argument" | "field" | "function" {
  const tokens = readTokens("go", code).filter((token) => token.offset < offset);
  const innermost = tokens[listOpen(tokens, tokens.length).at(-1) ?? -1]?.text;
  return innermost === "(" ? "argument" : innermost === "{" ? "field" : "function";
}

function findOptions({ language, code }: Program, decorator: RegExp, option: RegExp): readonly PlacedFault[] {
  const known = OPTIONS[language] ?? [];
  return [...code.matchAll(decorator)].flatMap((match) => {
    const options = match.groups?.options ?? "";
    const start = match.index + match[0].indexOf(options);
    // Text in quotation marks isn't a name.
    const plain = options.replaceAll(/"[^"]*"|'[^']*'/g, (text) => " ".repeat(text.length));
    return [...plain.matchAll(option)].flatMap(({ index, groups }) =>
      known.includes(groups?.name ?? "")
        ? []
        : [
            {
              found: `Unexpected option "${groups?.name}" of a function`,
              expected: describeChoices(groups?.name ?? "", known),
              fix: "Correct the name.",
              offset: start + index,
            },
          ],
    );
  });
}
