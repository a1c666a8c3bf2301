import { type Api, buildApi, type RawApi } from "./api.ts";
import type { CiSchema, Facts, Shell } from "./facts.ts";
import type { JsonSchema } from "./json-schema.ts";
import { linkSchemas } from "./link-schemas.ts";
import { loadCli } from "./load-cli.ts";
import { createReader, dataDir, type Reader, readJson } from "./read-data.ts";
import { loadSdkReference, type SdkReference } from "./sdk-reference.ts";
import { listSince, type Release, type Since } from "./since.ts";

const SDKS = ["go", "python", "typescript", "php", "java"];
const CONFIGURATION_FILES = [
  ...["dagger.json", "engine.json", "engine.toml", "values.yaml"],
  ...["pyproject.toml", "package.json", "deno.json"],
];
const CI_SCHEMAS = [
  ...["argo-workflows", "azure-pipelines", "buildspec", "circleci-config", "common", "github-workflow", "gitlab-ci"],
  ...["kubernetes", "tekton"],
];

/** Receives what `data/` has no sentence for, and the sentences in it about what isn't there. */
export type GapHandler = (gaps: readonly string[]) => void;

/**
 * Reads data/, or a folder with the same layout, and validates every file against its schema in data/schemas.json.
 *
 * @param onGaps what to do about missing sentences instead of throwing an error; the facts have empty ones then.
 * @throws Error listing every mismatch.
 */
export function loadFacts(folder = dataDir, onGaps: GapHandler = throwGaps): Facts {
  const gaps: string[] = [];
  const read = createReader(folder);
  const sdkReference = loadSdkReference(read);
  const history = read<readonly Release[]>("history.json");
  const since = listSince(history);
  const facts: Facts = {
    api: loadApi(read, sdkReference, since),
    sdkReference,
    cli: loadCli(read, since, gaps),
    history,
    since,
    variables: read("environment/variables.json"),
    schemes: read("environment/schemes.json"),
    configuration: new Map(
      CONFIGURATION_FILES.map((name) => [name, readJson(folder, `configuration/${name}.schema.json`) as JsonSchema]),
    ),
    ci: loadCi(folder),
    jenkinsfile: read("ci/jenkinsfile.json"),
    engineFlags: read<{ name: string }[]>("configuration/engine-flags.json").map(({ name }) => name),
    shell: loadShell(read),
    syntax: new Map(SDKS.map((sdk) => [sdk, read(`syntax/${sdk}.json`)])),
    sdks: read<{ id: string }[]>("syntax/sdks.json").map(({ id }) => id),
    cachePolicies: read<{ word: string }[]>("syntax/cache-policies.json").map(({ word }) => word),
    models: loadModels(read),
    messages: read("errors/messages.json"),
    terms: read("glossary/terms.json"),
    modules: read("examples/modules.json"),
    allowed: read("allowed-words.json"),
    foreignPrograms: read("commands/foreign.json"),
    ciVersions: read("ci/versions.json"),
    images: read("images.json"),
  };
  read.throwFaults();
  onGaps([...gaps, ...listGaps(facts)]);
  return facts;
}

/** Loads facts in spite of missing sentences, for what reads names and types alone. */
export const acceptGaps: GapHandler = () => undefined;

function throwGaps(gaps: readonly string[]): void {
  if (gaps.length > 0) {
    throw new Error(gaps.join("\n"));
  }
}

/** Lists what no schema can say: functions and arguments of the API without a text, and variables with two. */
function listGaps({ api, variables }: Facts): readonly string[] {
  const texts = [...api.types].flatMap(([type, { functions }]) =>
    [...functions].flatMap(([name, { summary, args }]) => [
      ...(summary === undefined ? [`summaries.json: Missing text of ${type}.${name}`] : []),
      ...args
        .filter((one) => one.summary === undefined)
        .map((one) => `arguments.json: Missing text of ${type}.${name}(${one.name})`),
    ]),
  );
  const untold = [...api.types].filter(([type, { summary }]) => summary === "" && type !== "Query");
  const names = variables.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...[...untold.map(([type]) => `summaries.json: Missing text of ${type}`), ...texts].map(
      (text) => `data/sdk-reference/${text}, expected a sentence for readers. Write it there.`,
    ),
    ...twice.map((name) => `data/environment/variables.json: Unexpected second "${name}", expected one. Join the two.`),
  ];
}

function loadApi(read: Reader, { texts, order }: SdkReference, since: Since): Api {
  const raw: RawApi = {
    types: read("api/types.json"),
    enums: read("api/enums.json"),
    inputs: read("api/inputs.json"),
    scalars: read("api/scalars.json"),
  };
  return buildApi(raw, { ...texts, ...order }, since);
}

function loadCi(folder: string): ReadonlyMap<string, CiSchema> {
  const schemas = CI_SCHEMAS.map((name) => [name, readJson(folder, `ci/${name}.schema.json`) as CiSchema] as const);
  linkSchemas(new Map(schemas.map(([name, schema]) => [`${name}.schema.json`, schema])));
  return new Map(schemas);
}

function loadShell(read: Reader): Shell {
  return {
    builtins: read("shell/builtins.json"),
    coreCommands: read("shell/core-commands.json"),
    keys: read("shell/keys.json"),
    options: read("shell/options.json"),
  };
}

function loadModels(read: Reader): Facts["models"] {
  const aliases = read<{ names: string[]; model: string }[]>("models/aliases.json");
  return {
    prefixes: read<{ prefixes: string[] }[]>("models/providers.json").flatMap(({ prefixes }) => prefixes),
    names: aliases.flatMap(({ names, model }) => [...names, model]),
    tools: read<{ name: string }[]>("models/tools.json").map(({ name }) => name),
  };
}
