import type { Section } from "../../packages/content/src/index.ts";
import type { Sdk } from "../../packages/search/src/index.ts";
import type { Api } from "../../scripts/snippets/api/api.ts";
import { readField } from "./signatures/field.ts";
import { toGoSignature } from "./signatures/go.ts";
import { toJavaSignature } from "./signatures/java.ts";
import { toPhpSignature } from "./signatures/php.ts";
import { toPythonSignature } from "./signatures/python.ts";

/**
 * Gives the declaration of an API symbol in every SDK that has it.
 *
 * TypeScript's is the one that the page shows; the others are written from the schema. Undefined where the section
 * begins with no declaration.
 *
 * @param owner type of the API that the page is about, such as `Container`.
 */
export function readSignatures(
  { heading, code }: Section,
  owner: string,
  { types }: Pick<Api, "types">,
): Partial<Record<Sdk, string>> | undefined {
  const shown = code[0]?.language === "typescript" && code[0].title === undefined ? code[0].code : undefined;
  if (shown === undefined) {
    return undefined;
  }
  const type = owner === "Client" ? "Query" : owner;
  const known = types[type]?.fields[heading];
  const typescript = toOneLine(shown);
  if (!known) {
    return { typescript };
  }
  const field = readField(type, heading, known, (name) => name in types);
  return {
    go: toGoSignature(field),
    python: toPythonSignature(field),
    typescript,
    php: toPhpSignature(field),
    java: toJavaSignature(field),
  };
}

/** Joins a declaration that the page breaks into lines. */
function toOneLine(code: string): string {
  return code
    .replace(/\s*\n\s*/g, " ")
    .replace(/\(\s+/g, "(")
    .replace(/,?\s+\)/g, ")");
}
