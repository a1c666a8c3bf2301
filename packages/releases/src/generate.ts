import type { CliFacts } from "@docs/facts";
import { ALIAS_PATTERN, readApi, SCHEMA_FILE, stripSchema } from "./read-api.ts";
import { readCli } from "./read-help.ts";
import type { Repository } from "./repository.ts";

/** What facts are generated from: excerpts of a release, which the project keeps. */
export interface Inputs {
  /** The schema in GraphQL's notation, without descriptions. */
  readonly schema: string;
  /** Declarations in the engine that one value of an enum is another name of another one. */
  readonly aliases: readonly string[];
  /** What each command prints with `--help`. */
  readonly help: Readonly<Record<string, string>>;
}

/** Facts by file below `data/`. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** Files of the inputs below `data/`; `help` is what `npm run record -- --cli` writes. */
export const INPUT_FILES = {
  schema: "upstream/schema.graphql",
  aliases: "upstream/aliases.json",
  help: "runs/cli-help.json",
} as const;

/**
 * Reads the inputs of a release from its repository.
 *
 * @throws Error if the release has no schema.
 */
export function readInputs(repository: Repository, release: string): Omit<Inputs, "help"> {
  const schema = repository.readFile(release, SCHEMA_FILE);
  if (schema === undefined) {
    throw new Error(
      `Unexpected release "${release}" without ${SCHEMA_FILE}, expected one of ${repository.releases.slice(-5).join(", ")}. Fetch the tags of the repository.`,
    );
  }
  return { schema: stripSchema(schema), aliases: repository.findAll(release, ALIAS_PATTERN, ["core/*.go"]) };
}

/** Generates every file of facts that follows from the inputs alone. */
export function generateFacts({ schema, aliases, help }: Inputs): GeneratedFiles {
  const cli: CliFacts = readCli(help);
  return new Map<string, string>([
    ...Object.entries(readApi(schema, aliases)).map(([name, value]) => [`api/${name}.json`, toJson(value)] as const),
    ["cli/commands.json", toJson(cli)],
  ]);
}

/** Longest line of a list, which the project's formatter keeps on one line. */
const LONGEST_LINE = 120;

/** Writes JSON as the project's formatter does, so that a generated file needs no formatting. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const lists = text.replace(
    /^(?<before>.*)\[\n(?<items>(?:\s+"[^\n]*"\n?|\s+"[^\n]*",\n)+)\s*\](?<after>,?)$/gm,
    (whole, before, items, after) => {
      const line = `${before}[${items.trim().replace(/\n\s+/g, " ")}]${after}`;
      return line.length <= LONGEST_LINE ? line : whole;
    },
  );
  return `${lists}\n`;
}
