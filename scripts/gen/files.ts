import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CliFacts, dataDir, type JsonSchema, readData } from "@docs/facts";
import {
  type CliHelp,
  type Documented,
  type GeneratedFiles,
  generateFacts,
  HISTORY_FILE,
  type Inputs,
  listGaps,
  renderSums,
  SUMS_FILE,
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
  const exports = sdk["api/client.gen"].map((one) => ({ ...one, members: memberNames(one) }));
  return generateFacts({ ...readConfiguration(), exports, upstream: readUpstreamFiles(), help: readHelp().commands });
}

/** Lists symbols without a sentence and sentences without a symbol, except those that `loadFacts` finds. */
export function readGaps(): readonly string[] {
  return listGaps(readUpstreamFiles(), readConfiguration(), readDocumented());
}

function readUpstreamFiles(): Upstream {
  const files = Object.entries(UPSTREAM_FILES).map(([name, file]) => [
    name,
    file.endsWith(".json") ? readJson(file) : read(file),
  ]);
  return Object.fromEntries(files);
}

function readConfiguration(): Pick<Inputs, "configuration" | "differences"> {
  const differences = readData<Inputs["differences"]>("configuration/differences.json");
  const names = Object.keys(readJson<Upstream["keys"]>(UPSTREAM_FILES.keys));
  const schemas = names.map((name) => [name, readJson<JsonSchema>(`configuration/${name}.schema.json`)] as const);
  return { configuration: new Map(schemas), differences };
}

/** Reads the recorded help of the CLI. */
export function readHelp(): CliHelp {
  return readJson(HELP_FILE);
}

/** Returns the files whose sums have to be what they were when `npm run gen` read them from the repository. */
export function readSums(): GeneratedFiles {
  const files = [...Object.values(UPSTREAM_FILES), HISTORY_FILE].map((file) => [file, read(file)] as const);
  return new Map([[SUMS_FILE, renderSums(new Map(files))]]);
}

function readJson<Value>(file: string): Value {
  return JSON.parse(read(file));
}

function read(file: string): string {
  return readFileSync(path.join(dataDir, file), "utf8");
}

/** Lists the files whose contents differ from what was generated. */
export function listStale(files: GeneratedFiles): readonly string[] {
  return [...files].flatMap(([file, text]) =>
    existsSync(path.join(dataDir, file)) && read(file) === text ? [] : file,
  );
}

/** Writes generated files below `data/`, and returns the paths of those that changed. */
export function writeData(files: GeneratedFiles): readonly string[] {
  return listStale(files).map((file) => {
    const place = path.join(dataDir, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, files.get(file) ?? "");
    return `data/${file}`;
  });
}
