import { parseArgs } from "node:util";
import { closest } from "@docs/pages";
import type { Part } from "./peer.ts";
import { peers } from "./peers.ts";

/** Options of a run. */
export interface Options {
  readonly only: readonly Part[];
  /** Numbers of pages, smallest first. */
  readonly pages: readonly string[];
  readonly peers: readonly string[];
  /** Number of times that each timing is taken. If omitted, the plan decides. */
  readonly rounds?: number | undefined;
  /** Whether to discard the figures of an earlier, unfinished run. */
  readonly isFresh: boolean;
  /** Whether to measure nothing and only rewrite the tables. */
  readonly isReportOnly: boolean;
}

/** Every part, in the order of measurement. */
export const parts: readonly Part[] = ["build", "load", "time", "click", "search"];

const DEFAULT_PAGES = ["300", "1500"];

/**
 * Reads the command line of `npm run bench:peers`.
 *
 * @throws Error naming the unknown value and the nearest known one.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", default: "" },
      pages: { type: "string", default: "" },
      peers: { type: "string", default: "" },
      rounds: { type: "string" },
      fresh: { type: "boolean", default: false },
      report: { type: "boolean", default: false },
    },
  });
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && (!Number.isInteger(rounds) || rounds < 1)) {
    throw new Error(`Unexpected --rounds="${values.rounds}", expected a whole number from 1 up.`);
  }
  return {
    only: readList("only", values.only, parts) as Part[],
    pages: readPages(values.pages),
    peers: readList(
      "peers",
      values.peers,
      peers.map(({ name }) => name),
    ),
    rounds,
    isFresh: values.fresh,
    isReportOnly: values.report,
  };
}

function readList(option: string, value: string, known: readonly string[]): readonly string[] {
  const names = split(value);
  for (const name of names) {
    if (!known.includes(name)) {
      const nearest = closest(name, known);
      throw new Error(
        `Unexpected "${name}" in --${option}${nearest ? `, did you mean "${nearest}"?` : "."} Expected some of: ${known.join(", ")}.`,
      );
    }
  }
  return names.length === 0 ? known : known.filter((name) => names.includes(name));
}

/** The smallest corpus. With fewer pages, there may be no link between two pages that both show a program. */
const FEWEST_PAGES = 20;

function readPages(value: string): readonly string[] {
  const names = split(value);
  for (const name of names) {
    if (!Number.isInteger(Number(name)) || Number(name) < FEWEST_PAGES) {
      throw new Error(
        `Unexpected "${name}" in --pages, expected a number of pages from ${FEWEST_PAGES} up, such as --pages=300,1500.`,
      );
    }
  }
  const chosen = names.length === 0 ? DEFAULT_PAGES : [...new Set(names)];
  return [...chosen].sort((left, right) => Number(left) - Number(right));
}

function split(value: string): string[] {
  return value.split(",").filter((name) => name !== "");
}
