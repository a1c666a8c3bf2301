import { type JsonSchema, validateJson } from "@docs/facts";
import type { PlacedFault } from "@docs/pages";
import type { ShellContext } from "../chains/check-shell-script.ts";
import { checkEmbedded } from "./check-embedded.ts";
import { checkTitle } from "./check-title.ts";
import { type Document, FormatError } from "./document.ts";
import { findEmbedded, findScripts } from "./find-embedded.ts";
import { findKind } from "./find-kind.ts";
import { type FoundSchema, findSchema } from "./formats.ts";
import { parseToml } from "./parse-toml.ts";
import { parseJson, parseYaml } from "./parse-yaml.ts";

/** Formats of configuration files, by the language of the block. */
const PARSERS: Readonly<
  Record<string, { readonly name: string; readonly parse: (source: string) => readonly Document[] }>
> = {
  json: { name: "JSON", parse: parseJson },
  toml: { name: "TOML", parse: parseToml },
  yaml: { name: "YAML", parse: parseYaml },
};

/** Checks whether blocks in a language are configuration. */
export function isConfiguration(language: string): boolean {
  return Object.hasOwn(PARSERS, language);
}

/**
 * Checks a configuration file against the schema of the program that reads it, and the shell commands in it against the
 * command line; a file of an unknown program only has to parse.
 *
 * @param title name of the file, if the page specifies one.
 */
export function checkSample(
  { language, title, text }: { readonly language: string; readonly title: string | undefined; readonly text: string },
  context: ShellContext,
): readonly PlacedFault[] {
  const parser = PARSERS[language];
  if (!parser) {
    return [];
  }
  try {
    return parser
      .parse(text)
      .flatMap((document) => [
        ...checkDocument(title, document, context),
        ...(title === undefined ? checkTitle(language, document.value, context.facts) : []),
      ]);
  } catch (error) {
    if (error instanceof FormatError) {
      const found = `Unexpected syntax (${error.message})${title === undefined ? "" : ` in ${title}`}`;
      return [{ offset: error.offset, found, expected: parser.name, fix: "Correct the syntax." }];
    }
    throw error;
  }
}

function checkDocument(title: string | undefined, document: Document, context: ShellContext): readonly PlacedFault[] {
  const { value } = document;
  const kind = findKind(value, context.facts);
  if (kind && "key" in kind) {
    const fix = "Correct it, or describe the kind in a schema of data/ci.";
    return [{ offset: document.locate([kind.key], false), found: kind.found, expected: kind.expected, fix }];
  }
  const found = kind ?? findSchema(title, value, context.facts);
  const embedded = [...(found ? findEmbedded(value, found.schema) : findScripts(value))];
  const checkNested = (name: string, text: string) =>
    checkSample({ language: name.replace(/^.*\./, ""), title: name, text }, context);
  return [
    ...(found ? checkShape(document, found) : []),
    ...embedded.flatMap((one) => checkEmbedded(one, document, context, checkNested)),
  ];
}

function checkShape({ value, locate }: Document, { schema, name, source }: FoundSchema): readonly PlacedFault[] {
  return validateJson(value, schema satisfies JsonSchema).map(({ path, isKey, found, expected }) => ({
    offset: locate(path, isKey),
    found: `${found} in ${name}`,
    expected,
    fix: `The keys and their meaning are in ${source}.`,
  }));
}
