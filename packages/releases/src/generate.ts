import { createHash } from "node:crypto";
import type { Hidden, JsonSchema, Release } from "@docs/facts";
import { readHistory } from "./history.ts";
import { type Differences, mergeKeys } from "./merge-keys.ts";
import { listNewerNames } from "./newer-names.ts";
import { ALIAS_PATTERN, readApi, readSchema, readType, SCHEMA_FILE, stripSchema } from "./read-api.ts";
import { type CliPage, readCliPage, updateCli } from "./read-cli-page.ts";
import { readCli } from "./read-help.ts";
import { readAllKeys } from "./read-keys.ts";
import { type Documented, readSources, type SourceFacts } from "./read-sources.ts";
import type { Keys } from "./read-structs.ts";
import type { Repository } from "./repository.ts";

/** Excerpts of a release and the history up to it, which the project keeps and generates facts from. */
export interface Upstream extends SourceFacts {
  /** The schema in GraphQL's notation, without descriptions. */
  readonly schema: string;
  /** Declarations in the engine that one value of an enum is another name of another one. */
  readonly aliases: readonly string[];
  readonly cli: CliPage;
  /** Types of the keys of configuration files, by file. */
  readonly keys: Readonly<Record<string, Keys>>;
  readonly history: readonly Release[];
}

/** Facts by file below `data/`. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** Files of the excerpts below `data/`. */
export const UPSTREAM_FILES: Readonly<Record<keyof Upstream, string>> = {
  schema: "upstream/schema.graphql",
  aliases: "upstream/aliases.json",
  cli: "upstream/cli.json",
  keys: "upstream/keys.json",
  variables: "upstream/variables.json",
  messages: "upstream/messages.json",
  history: "history.json",
};

/**
 * Reads the excerpts of a release from its repository.
 *
 * @throws Error if the release has no schema.
 */
export function readUpstream(repository: Repository, release: string, documented: Documented): GeneratedFiles {
  const schema = repository.readFile(release, SCHEMA_FILE);
  if (schema === undefined) {
    throw new Error(
      `Unexpected release "${release}" without ${SCHEMA_FILE}, expected one of ${repository.releases.slice(-5).join(", ")}. Fetch the tags of the repository.`,
    );
  }
  const upstream: Upstream = {
    schema: stripSchema(schema),
    aliases: repository.find(release, ALIAS_PATTERN, ["core/*.go"]).map(([, text]) => text),
    cli: readCliPage(repository, release),
    keys: readAllKeys(repository, release),
    ...readSources(repository, release, documented),
    history: readHistory(repository, release, documented),
  };
  const files = new Map(
    Object.entries(UPSTREAM_FILES).map(([name, file]) => [file, toText(upstream[name as keyof Upstream])]),
  );
  return new Map([...files, ...sumFiles(files)]);
}

/** Generates the sums of what was read from the repository, which tell a change by hand from one by `npm run gen`. */
export function sumFiles(files: GeneratedFiles): GeneratedFiles {
  const sum = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
  const sums = [...files].map(([file, text]) => [file, sum(text)]);
  return new Map([["upstream/sums.json", toText(Object.fromEntries(sums))]]);
}

/** What facts are generated from. */
export interface Inputs extends Upstream {
  /** What each command prints with `--help`. */
  readonly help: Readonly<Record<string, string>>;
  /** Schemas of configuration files, by name, which have the descriptions and whatever the sources don't say. */
  readonly configuration: Readonly<Record<string, JsonSchema>>;
  readonly differences: Readonly<Record<string, Differences>>;
}

/** Generates every file of facts that follows from the inputs and from what the TypeScript SDK's package exports. */
export function generateFacts(inputs: Inputs, exports: Hidden["members"]): GeneratedFiles {
  const { schema, aliases, cli, keys, help, configuration, differences } = inputs;
  const api = readApi(schema, aliases);
  const facts: readonly (readonly [file: string, value: unknown])[] = [
    ["sdk-reference/hide.json", listNewerNames(exports, [...readSchema(schema, readType).keys(), ...api.scalars])],
    ...Object.entries(api).map(([name, value]) => [`api/${name}.json`, value] as const),
    ["cli/commands.json", updateCli(readCli(help), cli)],
    ...Object.entries(configuration).map(([name, own]) => {
      const merged = mergeKeys(own, keys[name] ?? {}, differences[name] ?? {});
      return [`configuration/${name}.schema.json`, merged] as const;
    }),
  ];
  return new Map(facts.map(([file, value]) => [file, toText(value)]));
}

/** Longest line of a list, which the project's formatter keeps on one line. */
const LONGEST_LINE = 120;

/** Writes a value as the project's formatter does, so that a generated file needs no formatting. A text stays as it is. */
function toText(value: unknown): string {
  if (typeof value === "string") {
    return value;
  }
  const lists = /^(?<before>.*)\[\n(?<items>(?:\s+"[^\n]*"\n?|\s+"[^\n]*",\n)+)\s*\](?<after>,?)$/gm;
  const text = JSON.stringify(value, null, 2).replace(lists, (whole, before, items, after) => {
    const line = `${before}[${items.trim().replace(/\n\s+/g, " ")}]${after}`;
    return line.length <= LONGEST_LINE ? line : whole;
  });
  return `${text}\n`;
}
