import { expect, test } from "vitest";
import { readApi, stripSchema } from "./read-api.ts";

const SCHEMA = `
"""A step."""
type Container {
  """Runs it."""
  withExec(args: [String!]!, expand: Boolean = false): Container!
  id: ContainerID!
}
enum Mode { Fast FAST }
input Port { backend: Int! }
scalar ContainerID
scalar JSON
"""Why."""
directive @experimental(reason: String!) on FIELD_DEFINITION
`;

test("signatures keep the order, the types, and the defaults of the schema", () => {
  expect(readApi(SCHEMA, ['Modes.AliasView("FAST", "Fast"'])).toEqual({
    types: {
      Container: {
        fields: {
          withExec: {
            args: [
              { name: "args", type: "[String!]!" },
              { name: "expand", type: "Boolean", default: "false" },
            ],
            returns: "Container!",
          },
          id: { returns: "ContainerID!" },
        },
      },
    },
    enums: { Mode: { Fast: {}, FAST: { aliasOf: "Fast" } } },
    inputs: { Port: { backend: { type: "Int!" } } },
    scalars: ["JSON"],
  });
});

test("a schema without descriptions says the same", () => {
  const bare = stripSchema(SCHEMA);
  expect(bare).not.toMatch(/A step|Runs it|directive/);
  expect(readApi(bare, [])).toEqual(readApi(SCHEMA, []));
});
