import type { CliFacts } from "@docs/facts";
import { escapePattern, groupBy } from "@docs/pages";
import type { Match, Repository } from "./repository.ts";

/** What the site documents: sentences about what the sources have, each with its source if that's outside of them. */
export interface Documented {
  /** `*` at the end of a name stands for any continuation. */
  readonly variables: readonly { readonly name: string; readonly source?: string }[];
  /** `…` in a text stands for what varies. */
  readonly messages: readonly { readonly text: string; readonly source?: string }[];
  /** Variables that the site leaves out, with the reasons. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly commands: CliFacts["commands"];
}

/** Places of what the sources say: files for a variable, and files for the format of a message, such as `%s not found`. */
export interface SourceFacts {
  readonly variables: Readonly<Record<string, readonly string[]>>;
  readonly messages: Readonly<Record<string, { readonly format: string; readonly files: readonly string[] }>>;
}

/** Sources of the programs of Dagger, without their tests and samples. */
export const SOURCES = [
  ...["analytics", "cmd", "core", "dagql", "engine", "helm", "install.sh", "internal", "network", "sdk", "telemetry"],
  ...["util", ":!*_test.go", ":!*/test/*", ":!*/tests/*", ":!*/testdata/*", ":!*/.dagger/*", ":!core/integration"],
  ...[":!internal/testutil", ":!sdk/*/dev/*", ":!sdk/java/dagger-java-samples", ":!*.md"],
];

/** Copies of other projects, whose variables aren't Dagger's, and what the build of Dagger writes into the engine. */
const OTHERS = [":!internal/buildkit", ":!internal/fsutil", ":!internal/odag", ":!engine/distconsts"];

/** A name between quotation marks, or after the sign with which a shell reads it. */
const NAME = "[\"'`{$]_?[A-Z][A-Z0-9]*(_[A-Z0-9]+)*\\b";

/** A call that reads a variable, or a constant with its name. */
const READING = `(([gG]etenv|LookupEnv|environ\\.get)\\(|environ\\[|process\\.env\\.|\\w*Env(Name|Var)? *= *)["']?_?[A-Z][A-Z0-9_]+\\b`;

const LITERAL = "\"([^\"\\\\]|\\\\.)*\"|`[^`]+`|'([^'\\\\]|\\\\.)*'";

/** Finds in the sources of a release which environment variables they read, and where the texts of messages are. */
export function readSources({ find }: Repository, release: string, documented: Documented): SourceFacts {
  const variables = [...inSources(documented.variables).map(({ name }) => name), ...Object.keys(documented.hidden)];
  const read = find(release, READING, [...SOURCES, ...OTHERS]);
  const found = [...read, ...find(release, NAME, SOURCES)].map(
    ([file, match]) => [file, /_?[A-Z][A-Z0-9_]*$/.exec(match)?.[0] ?? ""] as const,
  );
  const wanted = new Set([...variables, ...found.slice(0, read.length).map(([, name]) => name)]);
  const names = [...wanted].filter((name) => variables.includes(name) || !variables.some((one) => isPartOf(name, one)));
  return {
    variables: Object.fromEntries(
      names.toSorted().flatMap((name) => {
        const files = found.flatMap(([file, one]) => (one === name || isPartOf(one, name) ? [file] : []));
        return files.length === 0 ? [] : [[name, [...new Set(files)].toSorted()] as const];
      }),
    ),
    messages: findMessages(inSources(documented.messages), find(release, LITERAL, SOURCES)),
  };
}

/** Leaves out what comes from elsewhere, such as a library. */
export function inSources<Told extends { readonly source?: string }>(told: readonly Told[]): readonly Told[] {
  return told.filter(({ source }) => source === undefined);
}

/** Checks whether a name continues another one that ends with `*`. */
function isPartOf(name: string, documented: string): boolean {
  return documented.endsWith("*") && name !== documented && name.startsWith(documented.slice(0, -1));
}

/** Finds for each message the text of the sources that has all of its fixed parts, and the least beside them. */
function findMessages(messages: Documented["messages"], literals: readonly Match[]): SourceFacts["messages"] {
  const files = groupBy(literals, ([, literal]) => literal.slice(1, -1));
  const formats = [...files].map(([format, places]) => ({
    format,
    text: normalize(format),
    files: [...new Set(places.map(([file]) => file))].toSorted(),
  }));
  return Object.fromEntries(
    messages.flatMap(({ text: message }) => {
      const parts = normalize(message).split(/ *… */);
      const pattern = new RegExp(parts.filter(Boolean).map(escapePattern).join(".*"));
      const candidates = formats.filter(({ text }) => pattern.test(text));
      const [best] = candidates.toSorted((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
      return best === undefined ? [] : [[message, { format: best.format, files: best.files }] as const];
    }),
  );
}

/** Writes a format as messages are documented: with `…` for what varies, and without escapes and quotation marks. */
function normalize(format: string): string {
  return format
    .replace(/%[-+#\d.[\]]*[a-zA-Z]|\$?\{\{?[^{}"]*\}\}?/g, "…")
    .replace(/\\n/g, " ")
    .replace(/\\(.)/g, "$1")
    .replace(/["'`]?…["'`]?/g, "…")
    .replace(/\s+/g, " ")
    .trim();
}
