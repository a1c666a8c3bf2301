import type { Facts, JsonSchema } from "@docs/facts";

/** A file that some program reads, and how a sample of it is recognised. */
interface Format {
  /** Name of the schema in data/ci. */
  readonly schema: string;
  /** Form of the title of a block. */
  readonly title: RegExp;
  /** Keys that only this format has side by side; a block without a title is known by them. */
  readonly keys: readonly string[];
}

const FORMATS: readonly Format[] = [
  { schema: "github-workflow", title: /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/, keys: ["on", "jobs"] },
  { schema: "gitlab-ci", title: /(?:^|\/)[\w.-]*\.gitlab-ci\.ya?ml$/, keys: ["stages", "image"] },
  { schema: "circleci-config", title: /(?:^|\/)\.circleci\/[\w.-]+\.ya?ml$/, keys: ["version", "workflows"] },
  { schema: "azure-pipelines", title: /(?:^|\/)azure-pipelines[\w.-]*\.ya?ml$/, keys: ["pool", "steps"] },
  { schema: "buildspec", title: /(?:^|\/)buildspec[\w.-]*\.ya?ml$/, keys: ["version", "phases"] },
];

/** A schema that a sample has to fit, and the file that explains it. */
export interface FoundSchema {
  readonly schema: JsonSchema;
  /** What a message calls the sample. */
  readonly name: string;
  /** Path of the schema in the repository. */
  readonly source: string;
}

/** Finds what a sample has to fit: by the name of its file, else by its keys; nothing for files of no known program. */
export function findSchema(title: string | undefined, value: unknown, facts: Facts): FoundSchema | undefined {
  return findConfiguration(title, facts) ?? findCi(title, value, facts);
}

/** Files of Dagger itself and of the SDKs, wherever they lie. */
function findConfiguration(title: string | undefined, { configuration }: Facts): FoundSchema | undefined {
  const name =
    title?.replace(/^.*\//, "").replace(/^(?:[\w-]+[.-])?values(?:[.-][\w-]+)?\.ya?ml$/, "values.yaml") ?? "";
  const schema = configuration.get(name);
  return schema && { schema, name, source: `data/configuration/${name}.schema.json` };
}

function findCi(title: string | undefined, value: unknown, { ci }: Facts): FoundSchema | undefined {
  const format =
    FORMATS.find((one) => title !== undefined && one.title.test(title)) ??
    (title === undefined ? FORMATS.find(({ keys }) => hasKeys(value, keys)) : undefined);
  const schema = format && ci.get(format.schema);
  return schema && { schema, name: title ?? `this ${schema.title}`, source: `data/ci/${format.schema}.schema.json` };
}

function hasKeys(value: unknown, keys: readonly string[]): boolean {
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}
