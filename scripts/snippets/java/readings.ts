import { type Api, toJavaMethod } from "@docs/facts";
import { listMembers, type Reading, unknownMember, unknownName, wrongType } from "../explain.ts";

const ANNOTATIONS = new Set(["Default", "DefaultPath", "Enum", "Function", "Ignore", "Module"]);

const IMPORTS: Readonly<Record<string, string>> = {
  DaggerExecException: "import io.dagger.client.exception.DaggerExecException;",
  DaggerQueryException: "import io.dagger.client.exception.DaggerQueryException;",
  ExecutionException: "import java.util.concurrent.ExecutionException;",
  List: "import java.util.List;",
  Optional: "import java.util.Optional;",
  dag: "import static io.dagger.client.Dagger.dag;",
};

/** Creates readings of the messages from `javac` that snippets run into, with tabs in place of line breaks. */
export function createJavaReadings(api: Api): readonly Reading[] {
  return [
    {
      pattern: /^Dagger rule: (?<name>[^\t]+)\t(?<rule>.*)$/,
      read: ({ name = "", rule = "" }) => ({
        found: `Unexpected ${name}`,
        expected: rule,
        fix: "The SDK's annotation processor refuses the module otherwise.",
      }),
    },
    {
      pattern:
        /^cannot find symbol\t\s*symbol:\s+\w+ (?<member>\w+).*?\t\s*location:\s+(?:class|variable \w+ of type) (?<type>\w+)/,
      read: ({ member = "", type = "" }) => readSymbol(api, member, type),
    },
    {
      pattern: /^cannot find symbol\t\s*symbol:\s+\w+ (?<name>\w+)/,
      read: ({ name = "" }) => unknownName(name, findImport(api, name)),
    },
    {
      pattern: /^incompatible types: (?<actual>.+?) cannot be converted to (?<wanted>.+?)(?:\t|$)/,
      read: ({ actual = "", wanted = "" }) => wrongType(actual, wanted),
    },
    {
      pattern:
        /^(?:no suitable method found for|method) (?<method>\w+).*argument mismatch; (?<actual>.+?) cannot be converted to (?<wanted>[^\t)]+)/,
      read: ({ method = "", actual = "", wanted = "" }) => wrongType(actual, wanted, ` in ${method}`),
    },
    {
      pattern: /^package (?<name>[\w.]+) does not exist/,
      read: ({ name = "" }) => ({
        found: `Unexpected import from ${name}`,
        expected: "a package of Java or of the SDK",
        fix: "Correct the name.",
      }),
    },
    {
      pattern: /^unreported exception (?<name>\w+); must be caught or declared to be thrown/,
      read: ({ name = "" }) => ({
        found: `Unexpected call that may throw ${name}`,
        expected: "`throws ExecutionException, DaggerQueryException, InterruptedException` at the method",
        fix: "Declare them, or catch them.",
      }),
    },
  ];
}

function readSymbol(api: Api, member: string, location: string) {
  const type = location === "Client" ? "Query" : location;
  return api.types.has(type) || api.enums.has(type)
    ? unknownMember(
        location,
        member,
        listMembers(api, type).map((name) => toJavaMethod(type, name)),
      )
    : unknownName(member, findImport(api, member));
}

function findImport({ types, enums }: Api, name: string): string | undefined {
  if (types.has(name) || enums.has(name)) {
    return `import io.dagger.client.${name};`;
  }
  return ANNOTATIONS.has(name) ? `import io.dagger.module.annotation.${name};` : IMPORTS[name];
}
