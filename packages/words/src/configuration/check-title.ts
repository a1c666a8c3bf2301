import type { Facts, JsonSchema } from "@docs/facts";
import type { PlacedFault } from "@docs/pages";

/** Reports a block without a title that looks like a file of known keys: without its name, nobody checks the keys. */
export function checkTitle(language: string, value: unknown, { configuration }: Facts): readonly PlacedFault[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [];
  }
  const keys = Object.keys(value);
  const file = [...configuration].find(
    ([name, schema]) => name.endsWith(`.${language}`) && looksLike(keys, schema),
  )?.[0];
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

/** Keys such as `name` alone say little: it takes two, or one that holds more keys. Some may be misspelled. */
function looksLike(keys: readonly string[], { properties = {} }: JsonSchema): boolean {
  const known = keys.flatMap((key) => (Object.hasOwn(properties, key) ? [properties[key]] : []));
  const isTelling = known.length > 1 || known.some((schema) => schema?.type === "object");
  return isTelling && known.length * 2 >= keys.length;
}
