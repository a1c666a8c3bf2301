import type { Api } from "@docs/facts/snippet-api";
import { describeChoices } from "@docs/pages";
import { type Reading, unknownMember, unknownName, wrongType } from "../explain.ts";

/** Words that Go writes in capitals. */
const INITIALISMS = /Http|Id(?=[A-Z]|$)|Ids(?=[A-Z]|$)|Json|Llm|Url|Api|Cpu|Gpu|Sdk|Uid|Ip(?=[A-Z]|$)/g;

/** The packages that snippets use most. */
const IMPORTS: Readonly<Record<string, string>> = {
  context: 'import "context"',
  dagger: 'import "dagger/bookshop/internal/dagger"',
  errgroup: 'import "golang.org/x/sync/errgroup"',
  fmt: 'import "fmt"',
  strings: 'import "strings"',
  time: 'import "time"',
};

/** The messages of Go's type checker that snippets run into. */
export function createGoReadings({ types }: Api): readonly Reading[] {
  return [
    {
      pattern: /undefined \(type \*?(?:[\w/.]*\.)?(?<type>\w+) has no field or method (?<member>\w+)/,
      read: ({ type = "", member = "" }) => {
        const fields = types[type === "Client" ? "Query" : type]?.fields ?? {};
        return unknownMember(type, member, Object.keys(fields).map(toGoName));
      },
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

/** Spells a field as the Go SDK does. */
export function toGoName(field: string): string {
  const pascal = field.charAt(0).toUpperCase() + field.slice(1);
  return pascal.replaceAll(INITIALISMS, (word) =>
    word.toUpperCase().replace(/S$/, (end) => (word.endsWith("s") ? "s" : end)),
  );
}
