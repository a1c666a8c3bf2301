import type { Api } from "@docs/facts";
import { listMembers, type Reading, unknownMember, unknownName, wrongType } from "../explain.ts";

/** Names that modules import from the SDK's package. */
const FROM_DAGGER = new Set(["argument", "check", "connection", "dag", "field", "func", "object", "enumType"]);

/** Creates readings of the messages from the TypeScript compiler that snippets run into. */
export function createTypescriptReadings(api: Api): readonly Reading[] {
  return [
    {
      pattern: /Property '(?<member>\w+)' does not exist on type '(?:typeof )?(?<type>\w+)'/,
      read: ({ type = "", member = "" }) => unknownMember(type, member, listMembers(api, type.replace(/_$/, ""))),
    },
    {
      pattern: /'(?<member>\w+)' does not exist in type '(?<type>\w+)'/,
      read: ({ type = "", member = "" }) => unknownMember(type, member, findOptions(type, api)),
    },
    {
      pattern: /Cannot find name '(?<name>\w+)'/,
      read: ({ name = "" }) => {
        const isOurs = FROM_DAGGER.has(name) || api.types.has(name) || api.enums.has(name);
        return unknownName(name, isOurs ? `import { ${name} } from "@dagger.io/dagger"` : undefined);
      },
    },
    {
      pattern: /Argument of type '(?<actual>[^']+)' is not assignable to parameter of type '(?<wanted>[^']+)'/,
      read: ({ actual = "", wanted = "" }) => wrongType(actual, wanted),
    },
    {
      pattern: /Type '(?<actual>[^']+)' is not assignable to type '(?<wanted>[^']+)'/,
      read: ({ actual = "", wanted = "" }) => wrongType(actual, wanted),
    },
    {
      pattern: /Module '"(?<name>[^"]+)"' has no exported member(?: named)? '(?<member>\w+)'/,
      read: ({ name = "", member = "" }) => ({
        found: `Unexpected name "${member}" in an import from ${name}`,
        expected: "a name that the package has in this release",
        fix: "Correct the name.",
      }),
    },
    {
      pattern: /Cannot find module '(?<name>[^']+)'/,
      read: ({ name = "" }) => ({
        found: `Unexpected import of "${name}"`,
        expected: '"@dagger.io/dagger", or a module that Node brings along',
        fix: "Correct the name.",
      }),
    },
    {
      pattern: /'(?<name>\w+)' is declared but/,
      read: ({ name = "" }) => ({
        found: `Unexpected name "${name}", which nothing uses`,
        expected: "only names that the program uses",
        fix: "Remove it.",
      }),
    },
  ];
}

/** Lists the options of a method, which have their own type: `ContainerWithExecOpts`. */
function findOptions(type: string, { types }: Api): readonly string[] {
  for (const [owner, { functions }] of types) {
    for (const [name, { args }] of functions) {
      if (`${owner === "Query" ? "Client" : owner}${name.charAt(0).toUpperCase()}${name.slice(1)}Opts` === type) {
        return args.filter((argument) => !argument.type.endsWith("!")).map((argument) => argument.name);
      }
    }
  }
  return [];
}
