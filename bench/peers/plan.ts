import type { Options } from "./options.ts";
import type { Part, Peer } from "./peer.ts";
import { OURS } from "./peers.ts";

/** Used instead of a corpus name for the published site, which has no peer to interleave with. */
export const PUBLISHED = "build";

/** One measurement: its part, corpus, peer, and round. */
export interface Task {
  readonly part: Part;
  readonly corpus: string;
  readonly peer: Peer;
  readonly round: number;
}

/** With seven rounds, three disturbed ones don't move the median. */
const TIMING_ROUNDS = 7;

/** Builds take minutes, and their processor time is steady. */
const BUILD_ROUNDS = 3;

/** Every round loads the same bytes, but the time until the page is usable varies. */
const LOAD_ROUNDS = 3;

/**
 * Lists the measurements in order.
 *
 * Every round goes through all peers, each time starting with a different one, which spreads a temporary slowdown of
 * the machine evenly. Timings are taken only on the smallest corpus; the others show sizes and builds.
 */
export function planTasks(options: Options, peers: readonly Peer[]): readonly Task[] {
  const chosen = peers.filter(({ name }) => options.peers.includes(name));
  const [main] = options.pages;
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

/** Returns the name of a task for the store and the screen. */
export function nameTask({ part, corpus, peer, round }: Task): string {
  return `${part}/${corpus}/${peer.name}/${round + 1}`;
}
