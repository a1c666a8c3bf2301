import type { PlacedFault } from "@docs/pages";
import type { GraphQLSchema } from "graphql";
import { checkQuery } from "./check-query.ts";

/** Matches the body of a request, either as JSON or in single quotes on a shell command line. */
const BODY = /"query"\s*:\s*"(?<query>\s*(?:\{|query\b|mutation\b|fragment\b)(?:[^"\\]|\\.)*)"/g;
/** Matches an escape in JSON, which is a four-digit code or one character. */
const ESCAPE = /\\(?:u[\da-fA-F]{4}|[\s\S])|[\s\S]/g;

/** Checks the GraphQL documents that are strings in request bodies, in JSON and in commands. */
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

/** Decodes a JSON escape; invalid ones are reported where the block is parsed. */
function decode(piece: string): string {
  return /^\\(?:u|["\\/bfnrt])/.test(piece) ? String(JSON.parse(`"${piece}"`)) : piece.slice(1);
}
