import type { Facts, JsonSchema } from "@docs/facts";

/** A file that some program reads, with the rules for recognizing a sample of it. */
interface Format {
  /** Name of the schema in data/ci. */
  readonly schema: string;
  /** Pattern of a block's title. */
  readonly title: RegExp;
  /** Keys that occur together only in this format, which identify a block without a title. */
  readonly keys: readonly string[];
  /** The usual path of the file. */
  readonly path: string;
}

const FORMATS: readonly Format[] = [
  {
    schema: "github-workflow",
    title: /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/,
    keys: ["on", "jobs"],
    path: ".github/workflows/ci.yml",
  },
  {
    schema: "gitlab-ci",
    title: /(?:^|\/)[\w.-]*\.gitlab-ci\.ya?ml$/,
    keys: ["stages", "image"],
    path: ".gitlab-ci.yml",
  },
  {
    schema: "circleci-config",
    title: /(?:^|\/)\.circleci\/[\w.-]+\.ya?ml$/,
    keys: ["version", "workflows"],
    path: ".circleci/config.yml",
  },
  {
    schema: "azure-pipelines",
    title: /(?:^|\/)azure-pipelines[\w.-]*\.ya?ml$/,
    keys: ["pool", "steps"],
    path: "azure-pipelines.yml",
  },
  {
    schema: "buildspec",
    title: /(?:^|\/)buildspec[\w.-]*\.ya?ml$/,
    keys: ["version", "phases"],
    path: "buildspec.yml",
  },
];

/** A schema that a sample has to match, and the file that explains it. */
export interface FoundSchema {
  readonly schema: JsonSchema;
  /** Name of the sample in messages. */
  readonly name: string;
  /** Path of the schema in the repository. */
  readonly source: string;
}

/** Finds the schema for a sample by its file name or else by its keys; undefined for files of unknown programs. */
export function findSchema(title: string | undefined, value: unknown, facts: Facts): FoundSchema | undefined {
  return findConfiguration(title, facts) ?? findCi(title, value, facts);
}

/** Finds the schema of a file that belongs to Dagger itself or to an SDK, in any folder. */
function findConfiguration(title: string | undefined, { configuration }: Facts): FoundSchema | undefined {
  const name =
    title?.replace(/^.*\//, "").replace(/^(?:[\w-]+[.-])?values(?:[.-][\w-]+)?\.ya?ml$/, "values.yaml") ?? "";
  const schema = configuration.get(name);
  return schema && { schema, name, source: `data/configuration/${name}.schema.json` };
}

function findCi(title: string | undefined, value: unknown, { ci }: Facts): FoundSchema | undefined {
  const format =
    FORMATS.find((one) => title !== undefined && one.title.test(title)) ??
    (title === undefined ? recognizeFormat(value) : undefined);
  const schema = format && ci.get(format.schema);
  return schema && { schema, name: title ?? `this ${schema.title}`, source: `data/ci/${format.schema}.schema.json` };
}

/** Finds the format of a sample without a title by its keys. */
export function recognizeFormat(value: unknown): Format | undefined {
  return typeof value === "object" && value !== null
    ? FORMATS.find(({ keys }) => keys.every((key) => key in value))
    : undefined;
}
