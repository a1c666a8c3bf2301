import { type Api, toPhpClass } from "@docs/facts";
import { listScalars } from "../dependencies/extend-api.ts";
import { listMembers, type Reading, unknownMember, unknownName, wrongType } from "../explain.ts";

const ATTRIBUTES = "DaggerFunction DaggerObject DefaultPath Doc Ignore ListOfType ReturnsListOfType".split(" ");

/** Readings that need only the message itself. */
const READINGS: readonly Reading[] = [
  {
    pattern: /Undefined variable (?<name>\$\w+)/,
    read: ({ name = "" }) => ({
      found: `Unexpected variable "${name}", which has no value yet`,
      expected: "a parameter, or a variable that was assigned before",
      fix: "Assign it or correct the name.",
    }),
  },
  {
    pattern: /Unused import of (?<name>[\w\\]+)/,
    read: ({ name = "" }) => ({
      found: `Unexpected import of ${name}`,
      expected: "only what the program uses",
      fix: "Remove it.",
    }),
  },
  {
    pattern: /Missing attribute (?<attribute>\w+) on (?<name>[\w\\]+)/,
    read: ({ attribute = "", name = "" }) => ({
      found: `Unexpected function of Dagger in ${shorten(name)}`,
      expected: `\`#[${attribute}]\` above the class`,
      fix: "Add the attribute.",
    }),
  },
];

/** Creates readings of the messages that snippets run into, both from PHP and from the program that runs them. */
export function createPhpReadings(api: Api): readonly Reading[] {
  const { types, enums, inputs } = api;
  const classes = [...types.keys(), ...enums.keys(), ...inputs.keys(), ...listScalars(api)].map(toPhpClass);
  const imports = new Map([
    ["dag", "use function Dagger\\dag;"],
    ...ATTRIBUTES.map((name) => [name, `use Dagger\\Attribute\\${name};`] as const),
    ...classes.map((name) => [name, `use Dagger\\${name};`] as const),
  ]);
  const functions = [...types.values()].flatMap((type) => [...type.functions.values()]);
  const parameters = new Set(functions.flatMap(({ args }) => args.map(({ name }) => name)));
  // A program's class may have the same name as an API class.
  const listKnown = (type: string) =>
    listMembers(api, [...types.keys(), ...enums.keys()].find((name) => `Dagger\\${toPhpClass(name)}` === type) ?? "");
  return [
    {
      pattern: /(?:undefined method|Undefined constant|Undefined property:) (?<type>[\w\\]+)::\$?(?<member>\w+)/,
      read: ({ type = "", member = "" }) => unknownMember(shorten(type), member, listKnown(type)),
    },
    {
      pattern: /(?:undefined method|Call to a member function) (?<member>\w+)\(\)(?: on (?<type>\w+))?/,
      read: ({ type = "any class", member = "" }) => unknownMember(type, member, []),
    },
    {
      pattern: /Unknown named parameter \$(?<name>\w+)/,
      read: ({ name = "" }) => unknownMember("the function's parameters", name, [...parameters]),
    },
    {
      pattern:
        /^(?<what>[\w\\:]+)\(\): Argument #\d+ \((?<name>\$\w+)\) must be of type (?<wanted>.+), (?<actual>\S+) given/,
      read: ({ what = "", name = "", wanted = "", actual = "" }) =>
        wrongType(shorten(actual), shorten(wanted), ` as ${name} of ${shorten(what)}`),
    },
    {
      pattern: /Return value must be of type (?<wanted>.+), (?<actual>\S+) returned/,
      read: ({ wanted = "", actual = "" }) => wrongType(shorten(actual), shorten(wanted), " as result"),
    },
    {
      pattern: /arguments to function (?<what>[\w\\:]+)\(\), (?<given>\d+) passed.* and (?<wanted>.+) expected/,
      read: ({ what = "", given = "", wanted = "" }) => ({
        found: `Unexpected call of ${shorten(what)} with ${given} arguments`,
        expected: wanted,
        fix: "Pass that many.",
      }),
    },
    {
      pattern: /(?:lass|undefined function) "?(?<name>[\w\\]+)(?:\(\)|" not found)/,
      read: ({ name = "" }) => {
        // An import of a name that the SDK doesn't have is already there.
        const importLine = name.startsWith("Dagger\\") ? undefined : imports.get(shorten(name));
        return unknownName(shorten(name), importLine, classes);
      },
    },
    ...READINGS,
  ];
}

/**
 * Removes the namespaces from a name or a type.
 *
 * @example shorten("Dagger\\File|null") // "File|null"
 */
function shorten(type: string): string {
  return type.replaceAll(/\w+\\/g, "");
}
