import { readFile } from "node:fs/promises";
import type { Synonym } from "@docs/search/build";

/**
 * Reads the table of words that mean the same to a reader.
 *
 * @throws Error with every mistake in it.
 */
export async function readSynonyms(file: string): Promise<readonly Synonym[]> {
  return parseSynonyms(JSON.parse(await readFile(file, "utf8")), "data/search/synonyms.json");
}

/** Checks such a table: entries of the right shape, sorted, each word once. */
export function parseSynonyms(table: unknown, name: string): readonly Synonym[] {
  if (!Array.isArray(table)) {
    throw new Error(`${name} is no list, expected [{ "from": "k8s", "to": ["Kubernetes"] }].`);
  }
  const mistakes = table.flatMap((entry: unknown, position) => {
    const before: unknown = table[position - 1];
    if (!isSynonym(entry)) {
      return [`Entry ${position + 1} is ${JSON.stringify(entry)}, expected { "from": "k8s", "to": ["Kubernetes"] }.`];
    }
    return isSynonym(before) && before.from >= entry.from
      ? [
          `"${entry.from}" stands after "${before.from}", expected each word once, in the order of the alphabet. Move it.`,
        ]
      : [];
  });
  if (mistakes.length > 0) {
    throw new Error([`${name} has mistakes.`, ...mistakes].join("\n- "));
  }
  return table as Synonym[];
}

function isSynonym(entry: unknown): entry is Synonym {
  if (typeof entry !== "object" || entry === null || !("from" in entry) || !("to" in entry)) {
    return false;
  }
  const { from, to } = entry;
  return typeof from === "string" && from !== "" && Array.isArray(to) && to.length > 0 && to.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
