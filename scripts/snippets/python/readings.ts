import { type Api, toPythonName } from "@docs/facts";
import { listMembers, type Reading, unknownMember, unknownName, wrongType } from "../explain.ts";

const IMPORTS: Readonly<Record<string, string>> = {
  Annotated: "from typing import Annotated",
  anyio: "import anyio",
  asyncio: "import asyncio",
  dagger: "import dagger",
  datetime: "from datetime import datetime",
};

/** Names that snippets import from the SDK's package. */
const FROM_DAGGER = new Set([
  "dag",
  "function",
  "object_type",
  "enum_type",
  "field",
  "interface",
  "Doc",
  "DefaultPath",
  "Ignore",
  "Name",
]);

/** Creates readings of the messages from mypy that snippets run into. */
export function createPythonReadings(api: Api): readonly Reading[] {
  return [
    {
      pattern: /"(?:type\[)?(?<type>\w+)\]?" has no attribute "(?<member>\w+)"/,
      read: ({ type = "", member = "" }) => unknownMember(type, member, spellMembers(api, type)),
    },
    {
      pattern: /Unexpected keyword argument "(?<argument>\w+)" for "(?<method>\w+)" of "(?<type>\w+)"/,
      read: ({ argument = "", method = "", type = "" }) => {
        const functions = api.types.get(type === "Client" ? "Query" : type)?.functions ?? [];
        const args = [...functions].find(([name]) => toPythonName(name) === method)?.[1].args ?? [];
        const known = args.map(({ name }) => toPythonName(name));
        return unknownMember(`${type}.${method}'s arguments`, argument, known);
      },
    },
    {
      pattern: /Name "(?<name>[\w.]+)" is not defined/,
      read: ({ name = "" }) => unknownName(name, findImport(name, api)),
    },
    {
      pattern:
        /Argument (?<which>\S+) to "(?<method>\w+)"(?: of "\w+")? has incompatible type (?<actual>.+); expected (?<wanted>.+?) {2}\[/,
      read: ({ which = "", method = "", actual = "", wanted = "" }) =>
        wrongType(unquote(actual), unquote(wanted), ` as argument ${which} of ${method}`),
    },
    {
      pattern: /Incompatible return value type \(got (?<actual>.+), expected (?<wanted>.+)\)/,
      read: ({ actual = "", wanted = "" }) => wrongType(unquote(actual), unquote(wanted), " as result"),
    },
    {
      pattern:
        /(?:Cannot find implementation or library stub for module named|Module) "(?<name>[\w.]+)"(?: has no attribute "(?<member>\w+)")?/,
      read: ({ name = "", member }) => ({
        found: member ? `Unexpected name "${member}" in an import from ${name}` : `Unexpected import of "${name}"`,
        expected: member
          ? "a name that the package has"
          : "a module of the standard library, of the SDK or of snippets/requirements.txt",
        fix: "Correct the name.",
      }),
    },
  ];
}

/** Lists members in Python's spelling; enum values are already uppercase. */
function spellMembers(api: Api, type: string): readonly string[] {
  return listMembers(api, type).map((name) => (api.enums.has(type) ? name : toPythonName(name)));
}

function findImport(name: string, { types }: Api): string | undefined {
  if (FROM_DAGGER.has(name)) {
    return `from dagger import ${name}`;
  }
  return types.has(name) ? `import dagger\` and \`dagger.${name}` : IMPORTS[name];
}

function unquote(text: string): string {
  return text.replaceAll('"', "");
}
