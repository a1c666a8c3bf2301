import { type Api, buildApi, type RawApi } from "./api.ts";
import type { CiSchema, Cli, Command, Facts, Flag, Shell } from "./facts.ts";
import type { JsonSchema } from "./json-schema.ts";
import { linkSchemas } from "./link-schemas.ts";
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

/**
 * Reads data/, or a folder with the same layout, and validates every file against its schema in data/schemas.json.
 *
 * @throws Error listing every mismatch.
 */
export function loadFacts(folder = dataDir): Facts {
  const read = createReader(folder);
  const sdkReference = loadSdkReference(read);
  const history = read<readonly Release[]>("history.json");
  const since = listSince(history);
  const facts: Facts = {
    api: loadApi(read, sdkReference, since),
    sdkReference,
    cli: loadCli(read, since),
    history,
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

/** What the CLI's help says, as `npm run gen` writes it. */
export interface CliFacts {
  readonly global: Readonly<Record<string, FlagFacts>>;
  readonly commands: Readonly<Record<string, CommandFacts>>;
}

/** A flag as help shows it, without a description. */
export type FlagFacts = Pick<Flag, "type" | "default"> & Partial<Pick<Flag, "shorthand" | "withoutValue">>;

/** A command as help shows it, with its own flags by name. */
export type CommandFacts = Pick<Command, "usage" | "group"> &
  Partial<Pick<Command, "aliases" | "isHidden" | "isExperimental">> & {
    readonly flags: Readonly<Record<string, FlagFacts>>;
  };

/** What help doesn't say: sentences of this site, and everything about flags that help hides. */
type FlagText = Partial<Flag> & Pick<Flag, "summary">;
interface CliTexts {
  readonly global: Readonly<Record<string, FlagText>>;
  readonly shared: Readonly<Record<string, FlagText>>;
  readonly commands: Readonly<
    Record<
      string,
      Pick<Command, "summary" | "arguments"> &
        Partial<Pick<Command, "usage" | "group" | "maxArguments" | "notes" | "examples">> & {
          /** In the order of pages. A flag that several commands share has its text in `shared`. */
          readonly flags?: Readonly<Record<string, FlagText | "shared">>;
        }
    >
  >;
}

function loadCli(read: Reader, since: Since): Cli {
  const facts = read<CliFacts>("cli/commands.json");
  const texts = read<CliTexts>("cli/texts.json");
  const shared = new Map<string, Flag>();
  const toFlags = (
    owner: string,
    own: Readonly<Record<string, FlagText | "shared">>,
    shown: Readonly<Record<string, FlagFacts>>,
  ): readonly Flag[] =>
    Object.entries(own).map(([name, text]): Flag => {
      const written = text === "shared" ? texts.shared[name] : text;
      const known = shown[name] ?? (written?.isHidden ? { type: "bool", default: false } : undefined);
      if (!written || !known) {
        throw new Error(
          `Unexpected flag "${name}" of ${owner} in data/cli/texts.json, expected one of ${Object.keys(shown).join(", ")}. Correct the name, or add its text to "shared".`,
        );
      }
      if (text === "shared") {
        // One object for all commands, by which pages recognize a shared flag.
        const flag = shared.get(name) ?? { name, ...known, ...written };
        shared.set(name, flag);
        return flag;
      }
      const came = since(`${owner} ${name}`);
      return { name, ...known, ...written, ...(came === undefined || came === since(owner) ? {} : { since: came }) };
    });
  const commands = Object.entries(facts.commands).map(([name, { flags: shown, ...known }]): [string, Command] => {
    const text = texts.commands[name];
    const untold = Object.keys(shown).filter((flag) => text?.flags?.[flag] === undefined);
    if (!text || untold.length > 0) {
      throw new Error(
        `Missing text of ${[...(text ? [] : [name]), ...untold.map((flag) => `${name} ${flag}`)].join(", ")} in data/cli/texts.json, expected a sentence for readers. Write it there.`,
      );
    }
    const defaults = { aliases: [], isHidden: false, isExperimental: false, notes: [], examples: [] };
    return [
      name,
      { ...defaults, ...known, ...text, since: since(name), flags: toFlags(name, text.flags ?? {}, shown) },
    ];
  });
  return {
    commands: new Map(commands),
    globalFlags: toFlags("dagger", texts.global, facts.global),
    sharedFlags: [...shared.values()],
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
