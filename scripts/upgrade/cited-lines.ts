import { readFileSync, writeFileSync } from "node:fs";
import { readData } from "@docs/facts";
import { readValues, type Source } from "../../data/read-values.ts";
import type { RepeatedFact, SecurityPromise } from "../lint/rule.ts";

/** Returns a file of the sources, or undefined if they have none at that path. */
type ReadFile = (file: string) => string | undefined;

/** Files that cite lines of Dagger's sources. */
const CITING = ["data/values.json", "data/promises.json", "data/repeated-facts.json"];

/** A citation in such a file. */
const CITATION = /(?<="file": "(?<file>[^"]+)",\s+"line": )(?<line>\d+)(?=,\s+"text": (?<text>"(?:[^"\\]|\\.)*"))/g;

/** Number of lines before and after a line that tell it from others with the same text. */
const SURROUNDINGS = 8;

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

/** Corrects the numbers of cited lines that moved between two releases. Returns the files that changed. */
export function moveLines(before: ReadFile, after: ReadFile): readonly string[] {
  return CITING.filter((name) => {
    const old = readFileSync(name, "utf8");
    const moved = old.replace(CITATION, (line, ...rest) => {
      const { file, text } = rest.at(-1) as { readonly file: string; readonly text: string };
      const [from = [], to = []] = [before, after].map((read) => read(file)?.split("\n"));
      return String(findLine(Number(line), JSON.parse(text), from, to));
    });
    writeFileSync(name, moved);
    return moved !== old;
  });
}

/** Returns the number of a line in another release: that of the line with its text in the most alike surroundings. */
export function findLine(line: number, text: string, from: readonly string[], to: readonly string[]): number {
  const offsets = Array.from({ length: 2 * SURROUNDINGS + 1 }, (_, index) => index - SURROUNDINGS);
  const score = (index: number) => offsets.filter((offset) => from[line - 1 + offset] === to[index + offset]).length;
  const candidates = to.flatMap((one, index) => (one.includes(text) ? [index] : []));
  const [best = line - 1] = from[line - 1]?.includes(text) ? candidates.toSorted((a, b) => score(b) - score(a)) : [];
  return best + 1;
}

/** Compares every cited line with the sources. */
export function findMovedLines(readFile: ReadFile): readonly string[] {
  return listCited().flatMap(({ by, source: { file, line, text } }) => {
    const lines = readFile(file)?.split("\n");
    const places = lines?.flatMap((one, index) => (one.includes(text) ? [index + 1] : [])) ?? [];
    const found = lines ? "Unexpected line" : "Unexpected file, which is gone";
    const expected = places.length > 0 ? `line ${places.join(" or ")} for "${text}"` : `"${text}"`;
    const fix =
      places.length > 0 ? "Correct the number." : "Read what the code does now, and correct what is said of it.";
    return places.includes(line) ? [] : [`${file}:${line} ${found}, expected ${expected}. ${fix} Cited by ${by}.`];
  });
}
