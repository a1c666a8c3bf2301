import type { Facts, JsonSchema } from "@docs/facts";
import type { PlacedFault } from "@docs/pages";
import { recognizeFormat } from "./formats.ts";

/** Reports a block that looks like a known file but has no title, because its keys aren't checked without the name. */
export function checkTitle(language: string, value: unknown, { configuration }: Facts): readonly PlacedFault[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [];
  }
  const keys = Object.keys(value);
  const known = [...configuration].find(([name, schema]) => name.endsWith(`.${language}`) && looksLike(keys, schema));
  const file = known?.[0] ?? recognizeFormat(value)?.path;
  return file === undefined
    ? []
    : [
        {
          offset: 0,
          found: `Unexpected ${language} block without a title, with keys of ${file}`,
          expected: `title="${file}"`,
          fix: "Put the name of the file behind the language, so that the keys are checked.",
        },
      ];
}

/**
 * Checks whether keys look like those of a schema. Keys such as `name` say little, so it takes two, or one that
 * contains more keys. Some may be misspelled.
 */
function looksLike(keys: readonly string[], { properties = {} }: JsonSchema): boolean {
  const known = keys.flatMap((key) => (Object.hasOwn(properties, key) ? [properties[key]] : []));
  const isTelling = known.length > 1 || known.some((schema) => schema?.type === "object");
  return isTelling && known.length * 2 >= keys.length;
}
