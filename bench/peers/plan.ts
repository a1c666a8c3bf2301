import type { Options } from "./options.ts";
import type { Part, Peer } from "./peer.ts";
import { OURS } from "./peers.ts";

/** Stands in place of a corpus for this site as it is published, beside which there is nothing to interleave. */
export const PUBLISHED = "build";

/** One measurement: which part, of which corpus and peer, for the how-manieth time. */
export interface Task {
  readonly part: Part;
  readonly corpus: string;
  readonly peer: Peer;
  readonly round: number;
}

/** Timings are taken so often; seven, so that three disturbed ones do not move the median. */
const TIMING_ROUNDS = 7;

/** Builds take minutes, and their processor time is steady. */
const BUILD_ROUNDS = 3;

/** What is loaded is the same each time; when it can be used is not. */
const LOAD_ROUNDS = 3;

/**
 * Lists what is measured, and when.
 *
 * Every round goes through all peers, each time beginning with another one: a machine that is slow for a while is so
 * for all of them alike. Timings are taken on the smallest generated corpus only; the others show sizes and builds.
 */
export function planTasks(options: Options, peers: readonly Peer[]): readonly Task[] {
  const chosen = peers.filter(({ name }) => options.peers.includes(name));
  const main = options.pages.find((name) => name !== "own") ?? "own";
  const published = chosen.filter(({ name }) => name === OURS && options.only.includes("load"));
  const tasks = options.only.flatMap((part) =>
    options.pages.flatMap((corpus) => {
      const isMain = corpus === main;
      const members = chosen.filter((peer) => peer.parts?.includes(part) ?? true);
      return Array.from({ length: countRounds(part, isMain, options.rounds) }, (_, round) =>
        rotate(members, round).map((peer) => ({ part, corpus, peer, round })),
      ).flat();
    }),
  );
  return [...tasks, ...published.map((peer): Task => ({ part: "load", corpus: PUBLISHED, peer, round: 0 }))];
}

function countRounds(part: Part, isMain: boolean, asked: number | undefined): number {
  switch (part) {
    case "build":
      return isMain ? (asked ?? BUILD_ROUNDS) : 1;
    case "load":
      return isMain ? (asked ?? LOAD_ROUNDS) : 1;
    case "time":
    case "click":
    case "search":
      return isMain ? (asked ?? TIMING_ROUNDS) : 0;
  }
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Names a task in the store and on the screen. */
export function nameTask({ part, corpus, peer, round }: Task): string {
  return `${part}/${corpus}/${peer.name}/${round + 1}`;
}
