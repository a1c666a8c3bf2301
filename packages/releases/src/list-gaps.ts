import type { Inputs, Upstream } from "./generate.ts";
import { listKeyGaps } from "./merge-keys.ts";

/** Sentences of the site about what the sources have, each with its name, and its source if that's outside of them. */
export interface Sentences {
  readonly variables: readonly { readonly name: string; readonly source?: string }[];
  readonly messages: readonly { readonly text: string; readonly source?: string }[];
  /** Variables that the site leaves out, with the reasons. A name with `*` at the end covers any continuation. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Lists symbols without a sentence and sentences without a symbol: keys, environment variables, and messages. */
export function listGaps(
  { variables, messages, keys }: Pick<Upstream, "keys" | "messages" | "variables">,
  { configuration, differences }: Pick<Inputs, "configuration" | "differences">,
  sentences: Sentences,
): readonly string[] {
  const named = [...sentences.variables, ...Object.keys(sentences.hidden).map((name) => ({ name, source: undefined }))];
  const told = new Set(named.map(({ name }) => name));
  return [
    ...[...configuration].flatMap(([name, schema]) =>
      listKeyGaps(schema, new Map(Object.entries(keys[name] ?? {})), differences[name] ?? {}).map(
        (gap) => `data/configuration/${name}.schema.json: ${gap}`,
      ),
    ),
    ...Object.keys(variables)
      .filter((name) => !told.has(name))
      .map(
        (name) =>
          `data/environment/variables.json: Missing $${name}, which ${variables[name]?.[0]} reads, expected a sentence for readers. Write it there, or a reason in data/environment/hide.json.`,
      ),
    ...named
      .filter(({ name, source }) => source === undefined && variables[name] === undefined)
      .map(
        ({ name }) =>
          `data/environment/variables.json: Unexpected $${name}, expected a name that the sources read. Remove it, or give the place outside of them as its source.`,
      ),
    ...sentences.messages
      .filter(({ text, source }) => source === undefined && messages[text] === undefined)
      .map(
        ({ text }) =>
          `data/errors/messages.json: Unexpected text "${text}", expected one that the sources have. Correct it, or give the place that it comes from as its source.`,
      ),
  ];
}
