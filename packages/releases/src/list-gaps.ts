import type { Inputs } from "./generate.ts";
import { listKeyGaps } from "./merge-keys.ts";
import { type Documented, inSources } from "./read-sources.ts";

/** Lists symbols without a sentence and sentences without a symbol: keys, environment variables, and messages. */
export function listGaps(
  { variables, messages, keys, configuration, differences }: Inputs,
  documented: Documented,
): readonly string[] {
  const left = Object.keys(documented.hidden);
  const told = new Set([...documented.variables.map(({ name }) => name), ...left]);
  const wanted = [...inSources(documented.variables).map(({ name }) => name), ...left];
  const texts = inSources(documented.messages).map(({ text }) => text);
  return [
    ...Object.entries(configuration).flatMap(([name, schema]) =>
      listKeyGaps(schema, keys[name] ?? {}, differences[name] ?? {}).map(
        (gap) => `data/configuration/${name}.schema.json: ${gap}`,
      ),
    ),
    ...Object.entries(variables).flatMap(([name, [file]]) =>
      told.has(name)
        ? []
        : `data/environment/variables.json: Missing $${name}, which ${file} reads, expected a sentence for readers. Write it there, or a reason in data/environment/hide.json.`,
    ),
    ...wanted.flatMap((name) =>
      variables[name]
        ? []
        : `data/environment/variables.json: Unexpected $${name}, expected a name that the sources read. Remove it, or give the place outside of them as its source.`,
    ),
    ...texts.flatMap((text) =>
      messages[text]
        ? []
        : `data/errors/messages.json: Unexpected text "${text}", expected one that the sources have. Correct it, or give the place that it comes from as its source.`,
    ),
  ];
}
