import { readData } from "@docs/facts";
import { readValues, type Source } from "../../data/read-values.ts";
import type { SecurityPromise } from "../lint/promises.ts";
import type { RepeatedFact } from "../lint/rule.ts";

/** Lists the lines of Dagger's sources that `data/` cites, with what cites them. */
export function listCited(): readonly { readonly by: string; readonly source: Source }[] {
  const promises = readData<readonly SecurityPromise[]>("promises.json");
  const facts = readData<readonly RepeatedFact[]>("repeated-facts.json");
  return [
    ...readValues().map(({ name, source }) => ({ by: `value ${name}`, source })),
    ...promises.flatMap(({ sentence, sources }) => sources.map((source) => ({ by: `promise "${sentence}"`, source }))),
    ...facts.flatMap(({ id, sources }) => sources.map((source) => ({ by: `repeated fact ${id}`, source }))),
  ];
}

/**
 * Compares every cited line with the sources.
 *
 * @param readFile returns a file of the sources, or undefined if they have none at that path.
 */
export function findMovedLines(readFile: (file: string) => string | undefined): readonly string[] {
  return listCited().flatMap(({ by, source }) => {
    const problem = findMove(readFile(source.file), source);
    return problem === undefined ? [] : [`${source.file}:${source.line} ${problem} Cited by ${by}.`];
  });
}

/** Returns what's wrong with a citation, or nothing if the line matches. */
function findMove(content: string | undefined, { line, text }: Source): string | undefined {
  if (content === undefined) {
    return "Unexpected file, expected one of the sources. Find where the code went, and read it again.";
  }
  const lines = content.split("\n");
  if (lines[line - 1]?.includes(text)) {
    return undefined;
  }
  const now = lines.flatMap((one, index) => (one.includes(text) ? [index + 1] : []));
  return now.length > 0
    ? `Unexpected line, expected ${now.join(" or ")} for "${text}". Correct the number.`
    : `Unexpected text, expected "${text}". Read what the code does now, and correct what is said of it.`;
}
