import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CliFacts, dataDir, readData } from "@docs/facts";
import {
  type CliHelp,
  type GeneratedFiles,
  generateFacts,
  HISTORY_FILE,
  INPUT_FILES,
  type Repository,
  readHistory,
  readInputs,
  toJson,
  type Unlisted,
} from "@docs/releases";

/** Reads what a release's repository says: the inputs of the generated facts, and the history of releases. */
export function readSource(repository: Repository, release: string): GeneratedFiles {
  const { schema, aliases } = readInputs(repository, release);
  return new Map([
    [INPUT_FILES.schema, schema],
    [INPUT_FILES.aliases, toJson(aliases)],
    [HISTORY_FILE, toJson(readHistory(repository, release, listUnlisted()))],
  ]);
}

/** Lists what a history is kept of although the repository's own references leave it out. */
export function listUnlisted(): Unlisted {
  // Not `loadFacts`, which refuses a release whose symbols have no sentences yet.
  const { commands } = readData<CliFacts>("cli/commands.json");
  const hidden = Object.entries(commands).filter(([, { isHidden = false }]) => isHidden);
  return {
    commands: new Map(hidden.map(([name, { flags }]) => [name, Object.keys(flags)])),
    variables: readData<{ name: string }[]>("environment/variables.json").map(({ name }) => name),
  };
}

/** Generates the facts of `data/` from the inputs there. */
export function readGenerated(): GeneratedFiles {
  return generateFacts({
    schema: readFileSync(path.join(dataDir, INPUT_FILES.schema), "utf8"),
    aliases: readJson<string[]>(INPUT_FILES.aliases),
    help: readHelp().commands,
  });
}

/** Reads the recorded help of the CLI. */
export function readHelp(): CliHelp {
  return readJson(INPUT_FILES.help);
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(path.join(dataDir, file), "utf8"));
}

/** Lists the files whose contents differ from what was generated. */
export function listStale(files: GeneratedFiles): readonly string[] {
  return [...files].flatMap(([file, text]) => {
    const place = path.join(dataDir, file);
    return existsSync(place) && readFileSync(place, "utf8") === text ? [] : [file];
  });
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
