import { type Api, toPascal } from "@docs/facts";
import { describeChoices } from "@docs/pages";
import { listMembers, type Reading, unknownMember, unknownName, wrongType } from "../explain.ts";

/** Imports of the packages that snippets use most. */
const IMPORTS: Readonly<Record<string, string>> = {
  context: 'import "context"',
  dagger: 'import "dagger/bookshop/internal/dagger"',
  errgroup: 'import "golang.org/x/sync/errgroup"',
  fmt: 'import "fmt"',
  strings: 'import "strings"',
  time: 'import "time"',
};

/** Creates readings of the messages from Go's type checker that snippets run into. */
export function createGoReadings(api: Api): readonly Reading[] {
  return [
    {
      pattern: /undefined \(type \*?(?:[\w/.]*\.)?(?<type>\w+) has no field or method (?<member>\w+)/,
      read: ({ type = "", member = "" }) => unknownMember(type, member, listMembers(api, type).map(toPascal)),
    },
    {
      pattern: /unknown field (?<member>\w+) in struct literal of type (?:[\w/.]*\.)?(?<type>\w+)/,
      read: ({ type = "", member = "" }) => unknownMember(type, member, []),
    },
    { pattern: /undefined: (?<name>[\w.]+)/, read: ({ name = "" }) => unknownName(name, IMPORTS[name]) },
    {
      pattern:
        /cannot use .* \((?:.* of type|untyped|.*constant .*of type) (?<actual>.+?)(?: constant)?(?: .*?)?\) as (?<wanted>.+?) value in (?<where>.+?)(?:: .*)?$/s,
      read: ({ actual = "", wanted = "", where = "" }) => wrongType(actual, wanted, ` in ${where}`),
    },
    {
      pattern: /(?:(?:no required|cannot find) module provid(?:es|ing) package|package|could not import) (?<name>\S+)/,
      read: ({ name = "" }) => ({
        found: `Unexpected import ${name.replace(/[;:]$/, "")}`,
        expected: "a package of the standard library, of the SDK or of snippets/go.mod",
        fix: "Correct the path, or add the module: go get in snippets/.",
      }),
    },
    {
      pattern: /(?<name>"[^"]+") imported(?: as \w+)? and not used/,
      read: ({ name = "" }) => ({
        found: `Unexpected import ${name}`,
        expected: "only packages that the program uses",
        fix: "Remove the import.",
      }),
    },
    {
      pattern: /declared and not used: (?<name>\w+)/,
      read: ({ name = "" }) => ({
        found: `Unexpected variable "${name}"`,
        expected: `a use of it, or ${describeChoices("_", ["_"])}`,
        fix: "Use it or remove it.",
      }),
    },
  ];
}
