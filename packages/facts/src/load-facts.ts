import { type Api, buildApi, type RawApi } from "./api.ts";
import type { CiSchema, Cli, Command, Facts, Flag, Shell } from "./facts.ts";
import type { JsonSchema } from "./json-schema.ts";
import { linkSchemas } from "./link-schemas.ts";
import { createReader, dataDir, type Reader, readJson } from "./read-data.ts";
import { loadSdkReference, type SdkReference } from "./sdk-reference.ts";

const SDKS = ["go", "python", "typescript", "php", "java"];
const CONFIGURATION_FILES = [
  ...["dagger.json", "engine.json", "engine.toml", "values.yaml"],
  ...["pyproject.toml", "package.json", "deno.json"],
];
const CI_SCHEMAS = [
  ...["argo-workflows", "azure-pipelines", "buildspec", "circleci-config", "common", "github-workflow", "gitlab-ci"],
  ...["kubernetes", "tekton"],
];

/**
 * Reads data/, or a folder with the same layout, and validates every file against its schema in data/schemas.json.
 *
 * @throws Error listing every mismatch.
 */
export function loadFacts(folder = dataDir): Facts {
  const read = createReader(folder);
  const sdkReference = loadSdkReference(read);
  const facts: Facts = {
    api: loadApi(read, sdkReference),
    sdkReference,
    cli: loadCli(read),
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
    dockerfile: read("commands/dockerfile.json"),
    ciVersions: read("ci/versions.json"),
    images: read("images.json"),
  };
  read.throwFaults();
  throwGaps(facts);
  return facts;
}

/**
 * Checks what no schema can say: that every function and argument of the API has a text, and no variable has two.
 *
 * @throws Error listing everything that's missing or listed twice.
 */
function throwGaps({ api, variables }: Facts): void {
  const texts = [...api.types].flatMap(([type, { functions }]) =>
    [...functions].flatMap(([name, { summary, args }]) => [
      ...(summary === undefined ? [`summaries.json: Missing text of ${type}.${name}`] : []),
      ...args
        .filter((one) => one.summary === undefined)
        .map((one) => `arguments.json: Missing text of ${type}.${name}(${one.name})`),
    ]),
  );
  const names = variables.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const gaps = [
    ...texts.map((text) => `data/sdk-reference/${text}, expected a sentence for readers. Write it there.`),
    ...twice.map((name) => `data/environment/variables.json: Unexpected second "${name}", expected one. Join the two.`),
  ];
  if (gaps.length > 0) {
    throw new Error(gaps.join("\n"));
  }
}

function loadApi(read: Reader, { texts, order }: SdkReference): Api {
  const raw: RawApi = {
    types: read("api/types.json"),
    enums: read("api/enums.json"),
    inputs: read("api/inputs.json"),
    scalars: read("api/scalars.json"),
  };
  return buildApi(raw, { ...texts, ...order });
}

function loadCi(folder: string): ReadonlyMap<string, CiSchema> {
  const schemas = CI_SCHEMAS.map((name) => [name, readJson(folder, `ci/${name}.schema.json`) as CiSchema] as const);
  linkSchemas(new Map(schemas.map(([name, schema]) => [`${name}.schema.json`, schema])));
  return new Map(schemas);
}

type RawCommand = Pick<Command, "usage" | "summary" | "arguments" | "group"> &
  Partial<Pick<Command, "maxArguments" | "aliases" | "isHidden" | "isExperimental" | "notes" | "examples">> & {
    /** A string is the name of a flag that several commands share. */
    readonly flags: readonly (string | Flag)[];
  };

function loadCli(read: Reader): Cli {
  const { global, shared } = read<{ global: Flag[]; shared: Record<string, Flag> }>("cli/flags.json");
  const toFlag = (flag: string | Flag): Flag => {
    const found = typeof flag === "string" ? shared[flag] : flag;
    if (!found) {
      throw new Error(
        `Unknown shared flag "${flag}" in data/cli/commands.json, expected a key of "shared" in flags.json.`,
      );
    }
    return found;
  };
  const commands = Object.entries(read<Record<string, RawCommand>>("cli/commands.json")).map(([name, raw]) => {
    const defaults = { aliases: [], isHidden: false, isExperimental: false, notes: [], examples: [] };
    return [name, { ...defaults, ...raw, flags: raw.flags.map(toFlag) }] as const;
  });
  return {
    commands: new Map(commands),
    globalFlags: global,
    sharedFlags: Object.values(shared),
    exitCodes: read("cli/exit-codes.json"),
    argumentValues: read("cli/argument-values.json"),
    absent: read("cli/absent-commands.json"),
  };
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
