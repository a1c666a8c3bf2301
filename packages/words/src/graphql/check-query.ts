import { readFileSync } from "node:fs";
import path from "node:path";
import { dataDir } from "@docs/facts";
import type { PlacedFault } from "@docs/pages";
import { buildSchema, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";

let schema: GraphQLSchema | undefined;

/** Parses a GraphQL document and checks it against the schema of the release. No page queries a module. */
export function checkQuery(source: string): readonly PlacedFault[] {
  const definition = () => readFileSync(path.join(dataDir, "upstream/schema.graphql"), "utf8");
  schema ??= buildSchema(definition(), { assumeValidSDL: true });
  try {
    return validate(schema, parse(source)).map(toFault);
  } catch (error) {
    if (error instanceof GraphQLError) {
      return [toFault(error)];
    }
    throw error;
  }
}

/** Patterns of the library's messages about names, with a function that renders the name and its owner. */
const MESSAGES: readonly (readonly [RegExp, (groups: Readonly<Record<string, string>>) => string])[] = [
  [/^Cannot query field "(?<name>.*?)" on type "(?<owner>.*?)"/, ({ name, owner }) => `field "${name}" of ${owner}`],
  [/^Unknown argument "(?<name>.*?)" on field "(?<owner>.*?)"/, ({ name, owner }) => `argument "${name}" of ${owner}`],
  [/^Unknown type "(?<name>.*?)"/, ({ name }) => `type "${name}"`],
];

function toFault({ message, positions }: GraphQLError): PlacedFault {
  const offset = positions?.[0] ?? 0;
  const suggestion = /Did you mean (?<names>.*?)\?$/.exec(message)?.groups?.names;
  for (const [pattern, describe] of MESSAGES) {
    const groups = pattern.exec(message)?.groups;
    if (groups) {
      const expected = suggestion ?? "one that the schema has";
      return {
        offset,
        found: `Unexpected ${describe(groups)}`,
        expected,
        fix: "Correct the name; GraphQL uses camelCase.",
      };
    }
  }
  const found = `Unexpected query (${message.replace(/\.$/, "")})`;
  return { offset, found, expected: "one that the schema of the API accepts", fix: "Correct the query." };
}
