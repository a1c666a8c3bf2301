import type { Part } from "../peer.ts";
import type { Run } from "../store.ts";

/** Identifies a figure. */
export interface FigureName {
  readonly part: Part;
  readonly corpus: string;
  readonly figure: string;
}

/** Returns the median of a figure over all rounds, or nothing if the peer has no such figure. */
export function readFigure(run: Run, peer: string, { part, corpus, figure }: FigureName): number | undefined {
  const values = Object.values(run.samples)
    .filter((sample) => sample.part === part && sample.corpus === corpus && sample.peer === peer)
    .flatMap(({ figures }) => figures?.[figure] ?? []);
  return median(values);
}

/** @example median([9, 1, 4]) // 4 */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Lists the corpora of a run by size. */
export function listCorpora(run: Run): readonly string[] {
  const names = new Set(Object.values(run.samples).map(({ corpus }) => corpus));
  return [...names].filter((name) => /^\d+$/.test(name)).sort((left, right) => Number(left) - Number(right));
}

/**
 * Returns the bytes that each added route costs every page: the growth of one page's first load from the smallest to
 * the largest corpus, divided by the number of pages added.
 */
export function readBytesPerRoute(run: Run, peer: string): number | undefined {
  const corpora = listCorpora(run);
  const [small, large] = [corpora[0], corpora.at(-1)];
  if (small === undefined || large === undefined || small === large) {
    return undefined;
  }
  const name = { part: "load", figure: "median.bytes" } as const;
  const before = readFigure(run, peer, { ...name, corpus: small });
  const after = readFigure(run, peer, { ...name, corpus: large });
  return before === undefined || after === undefined ? undefined : (after - before) / (Number(large) - Number(small));
}

/** Describes how often each part was measured, using the maximum over all systems: `build 3, load 3, time 7`. */
export function describeRounds(run: Run): string {
  const rounds = new Map<string, number>();
  for (const { part, round } of Object.values(run.samples)) {
    rounds.set(part, Math.max(rounds.get(part) ?? 0, round + 1));
  }
  return [...rounds].map(([part, count]) => `${part} ${count}`).join(", ");
}
