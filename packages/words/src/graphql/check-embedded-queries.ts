import type { PlacedFault } from "@docs/pages";
import type { GraphQLSchema } from "graphql";
import { checkQuery } from "./check-query.ts";

/** The body of a request, as JSON or as a shell passes it in single quotes. */
const BODY = /"query"\s*:\s*"(?<query>\s*(?:\{|query\b|mutation\b|fragment\b)(?:[^"\\]|\\.)*)"/g;
/** Escapes of JSON: a code of four digits, or one character. */
const ESCAPE = /\\(?:u[\da-fA-F]{4}|[\s\S])|[\s\S]/g;

/** Checks the GraphQL documents that stand as strings in the bodies of requests, in JSON and in commands. */
export function checkEmbeddedQueries(text: string, schema: () => GraphQLSchema): readonly PlacedFault[] {
  return [...text.matchAll(BODY)].flatMap(({ index, 0: whole, groups }) => {
    const query = groups?.query ?? "";
    const pieces = [...query.matchAll(ESCAPE)];
    const source = pieces.map(([piece]) => (piece.length > 1 ? decode(piece) : piece)).join("");
    const start = index + whole.length - 1 - query.length;
    return checkQuery(source, schema()).map((fault) => ({
      ...fault,
      offset: start + (pieces[fault.offset]?.index ?? query.length),
    }));
  });
}

/** An escape that JSON does not have is reported where the block is parsed. */
function decode(piece: string): string {
  return /^\\(?:u|["\\/bfnrt])/.test(piece) ? String(JSON.parse(`"${piece}"`)) : piece.slice(1);
}
