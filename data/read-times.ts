import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where `npm run record times` writes what it measured; relative to this file, like `values.json`. */
export const TIMES_FILE = fileURLToPath(new URL("runs/times.json", import.meta.url));

/** How long the CI quickstart's call takes in each SDK language, as shares of the first call with an empty cache. */
interface Measurement {
  /** The release that was measured, such as `v0.19.4`. */
  readonly dagger: string;
  readonly date: string;
  readonly shares: Readonly<Record<string, { readonly again: number; readonly edited: number }>>;
}

/** Reads the last measurement. */
export function readMeasurement(): Measurement {
  return JSON.parse(readFileSync(TIMES_FILE, "utf8")) as Measurement;
}

/** Returns the measured shares as variables of pages, such as `timeAgainGo`, in percent. */
export function readTimes(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(readMeasurement().shares).flatMap(([language, { again, edited }]) => {
      const name = `${language[0]?.toUpperCase()}${language.slice(1)}`;
      return [
        [`timeAgain${name}`, inPercent(again)],
        [`timeEdited${name}`, inPercent(edited)],
      ];
    }),
  );
}

function inPercent(share: number): string {
  return `${Math.max(1, Math.round(share * 100))}%`;
}
