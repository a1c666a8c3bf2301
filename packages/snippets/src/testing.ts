import type { ExternalModule } from "@docs/facts";

/** A dependency with a constructor, options, and both a list and an object as results. */
export const linter: ExternalModule = {
  name: "style-linter",
  reference: "github.com/ORG/linter",
  objects: {
    StyleLinter: {
      constructor: [{ name: "image", type: "String" }],
      functions: {
        on: { args: [{ name: "source", type: "DirectoryID!" }], returns: "Linter!" },
      },
    },
    Linter: {
      constructor: [],
      functions: {
        check: {
          args: [
            { name: "rules", type: "[String!]!" },
            { name: "isStrict", type: "Boolean" },
          ],
          returns: "String!",
        },
        fixed: { returns: "Directory!" },
      },
    },
  },
};
