import { type Document, FormatError } from "./document.ts";
import { parseYaml } from "./parse-yaml.ts";

/**
 * Parses JSON. The parser of YAML, which includes JSON, supplies the positions.
 *
 * @throws FormatError at the first position that isn't valid JSON.
 */
export function parseJson(source: string): readonly Document[] {
  try {
    JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A message without a position quotes the place.
    throw new FormatError(Number(/position (\d+)/.exec(reason)?.[1] ?? 0), reason);
  }
  return parseYaml(source);
}
