import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type CliFacts, dataDir, readData } from "@docs/facts";
import { writeFiles } from "@docs/pages";
import {
  type CliHelp,
  type Documented,
  type GeneratedFiles,
  generateFacts,
  type Inputs,
  listGaps,
  sumFiles,
  UPSTREAM_FILES,
  type Upstream,
} from "@docs/releases";
import { memberNames, readSdk } from "../../plugins/sdk-reference/read-sdk.ts";

/** What each command of the CLI printed with `--help`, as `npm run record -- --cli` writes it. */
export const HELP_FILE = "runs/cli-help.json";

/** Reads which names and texts of the site have to be in the sources. */
export function readDocumented(): Documented {
  return {
    variables: readData("environment/variables.json"),
    messages: readData("errors/messages.json"),
    hidden: readData("environment/hide.json"),
    // Not `loadFacts`, which refuses a release whose symbols have no sentences yet.
    commands: readData<CliFacts>("cli/commands.json").commands,
  };
}

/** Generates the facts of `data/` from the inputs there, and from the installed package of the TypeScript SDK. */
export async function readGenerated(): Promise<GeneratedFiles> {
  const { sdk } = await readSdk();
  const exports = sdk["api/client.gen"].filter(({ kind }) => kind !== "variable");
  return generateFacts(readInputs(), Object.fromEntries(exports.map((one) => [one.name, memberNames(one)])));
}

/** Lists symbols without a sentence and sentences without a symbol, except those that `loadFacts` finds. */
export function readGaps(): readonly string[] {
  return listGaps(readInputs(), readDocumented());
}

function readInputs(): Inputs {
  const excerpts = Object.entries(UPSTREAM_FILES).map(([name, file]) => [name, parse(file)]);
  const upstream: Upstream = Object.fromEntries(excerpts);
  const schemas = Object.keys(upstream.keys).map((name) => [name, parse(`configuration/${name}.schema.json`)]);
  return {
    ...upstream,
    help: readHelp().commands,
    configuration: Object.fromEntries(schemas),
    differences: readData("configuration/differences.json"),
  };
}

/** Reads the recorded help of the CLI. */
export function readHelp(): CliHelp {
  return parse(HELP_FILE);
}

/** Returns the files whose sums have to be what they were when `npm run gen` read them from the repository. */
export function readSums(): GeneratedFiles {
  return sumFiles(new Map(Object.values(UPSTREAM_FILES).map((file) => [file, read(file)])));
}

function parse(file: string) {
  return file.endsWith(".json") ? JSON.parse(read(file)) : read(file);
}

function read(file: string): string {
  return readFileSync(path.join(dataDir, file), "utf8");
}

/** Lists the files whose contents differ from what was generated. */
export function listStale(files: GeneratedFiles): readonly (readonly [file: string, text: string])[] {
  return [...files].filter(([file, text]) => !existsSync(path.join(dataDir, file)) || read(file) !== text);
}

/** Writes generated files below `data/`, and returns the paths of those that changed. */
export async function writeData(files: GeneratedFiles): Promise<readonly string[]> {
  const stale = listStale(files);
  await writeFiles(dataDir, stale);
  return stale.map(([file]) => `data/${file}`);
}
