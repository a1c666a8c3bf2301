import type { Part } from "../peer.ts";
import { OURS, peers } from "../peers.ts";
import type { Run } from "../store.ts";
import { listCorpora, readBytesPerRoute, readFigure } from "./figures.ts";
import { formatWithUnit } from "./format.ts";
import type { Unit } from "./metrics.ts";

/** A performance target, and whether this run meets it. */
export interface Target {
  readonly label: string;
  /** Text such as "at most 0.70× Docusaurus". */
  readonly promise: string;
  readonly measured: string;
  /** Undefined when the run lacks one of the two figures. */
  readonly isKept: boolean | undefined;
}

type Row<Rest extends readonly unknown[]> = readonly [label: string, part: Part, figure: string, ...Rest];

/** At most so many times what another system needs, or what the best of them needs. */
const RATIOS: readonly Row<[rival: string, most: number]>[] = [
  ["First load, median page", "load", "median.bytes", "docusaurus", 0.7],
  ["First load, median page", "load", "median.bytes", "vitepress", 0.85],
  ["First load, largest page", "load", "largest.bytes", "docusaurus", 0.7],
  ["First load, largest page", "load", "largest.bytes", "vitepress", 0.85],
  ["Blocking time, largest page", "time", "largest.blockingMs", "starlight", 0.25],
  ["Blocking time, largest page", "time", "largest.blockingMs", "docusaurus", 0.1],
  ["Click to article, after hovering", "click", "hoverMs", "vitepress", 0.86],
  ["Click to article, by a tap", "click", "tapMs", "vitepress", 1],
  ["Search, first result", "search", "coldMs", "best", 0.5],
  ["DOM nodes, largest page", "load", "largest.nodes", "best", 0.5],
];

/** At most so much, whatever others need. */
const LIMITS: readonly Row<[most: number, unit: Unit]>[] = [
  ["Until it can be used, median page", "load", "median.usableBytes", 40_000, "B"],
  ["Blocking time, median page", "time", "median.blockingMs", 50, "ms"],
  ["Search, bytes before the first result", "search", "bytes", 200_000, "B"],
  ["Search, next result", "search", "warmMs", 16, "ms"],
];

/** Builds compared with those of Starlight: of the smallest corpus, and of the largest. */
const BUILDS = [
  ["Processor time of a build", "cpuSeconds", 0.5, 0.45],
  ["Peak memory of a build", "peakMegabytes", 0.5, 0.7],
] as const;

/**
 * Pages of the site that this one replaces, docs.dagger.io at 0.19.4, loaded with the same browser. For its large pages only
 * ranges are known, 319 to 340 kB and 15,000 to 18,336 nodes, so this uses their lower ends.
 */
const REPLACED: readonly (readonly [label: string, figure: string, theirs: number, most: number])[] = [
  ["Home page as published, bytes", "home.bytes", 319_000, 0.45],
  ["Container class as published, bytes", "class.bytes", 331_000, 0.45],
  ["Container class as published, nodes", "class.nodes", 2583, 0.7],
  ["Basics quickstart as published, bytes", "basics.bytes", 319_000, 0.45],
  ["Services in modules as published, bytes", "services.bytes", 319_000, 0.45],
  ["CLI reference as published, bytes", "cli.bytes", 319_000, 0.45],
  ["Cookbook of builds as published, bytes", "builds.bytes", 319_000, 0.45],
  ["Services in modules as published, nodes", "services.nodes", 15_000, 0.4],
  ["Cookbook of builds as published, nodes", "builds.nodes", 15_000, 0.4],
];

/** Compares this site's figures with its targets. */
export function checkTargets(run: Run): readonly Target[] {
  const corpora = listCorpora(run);
  const [main = "0", large = main] = [corpora[0], corpora.at(-1)];
  const read = (peer: string, part: Part, figure: string, corpus = main) =>
    readFigure(run, peer, { part, corpus, figure });
  const againstStarlight = (corpus: string, [label, figure, small, most]: (typeof BUILDS)[number]) => {
    const [ours, theirs] = [OURS, "starlight"].map((peer) => read(peer, "build", figure, corpus));
    return compare(`${label}, ${corpus} pages`, ours, theirs, corpus === main ? small : most, "Starlight");
  };
  return [
    ...RATIOS.map(([label, part, figure, rival, most]) => {
      const rivals = peers.filter(({ name }) => (rival === "best" ? name !== OURS : name === rival));
      const values = rivals.flatMap(({ name }) => read(name, part, figure) ?? []);
      const theirs = values.length === 0 ? undefined : Math.min(...values);
      const name = rival === "best" ? "the best peer" : (rivals[0]?.label ?? rival);
      return compare(label, read(OURS, part, figure), theirs, most, name);
    }),
    ...LIMITS.map(([label, part, figure, most, unit]) => atMost(label, read(OURS, part, figure), most, unit)),
    atMost("Bytes on every page for each page added", readBytesPerRoute(run, OURS), 30, "B"),
    ...[...new Set([main, large])].flatMap((corpus) => BUILDS.map((build) => againstStarlight(corpus, build))),
    ...REPLACED.map(([label, figure, theirs, most]) =>
      compare(label, read(OURS, "load", figure, "build"), theirs, most, "docs.dagger.io"),
    ),
  ];
}

function compare(
  label: string,
  ours: number | undefined,
  theirs: number | undefined,
  most: number,
  rival: string,
): Target {
  const promise = `at most ${most.toFixed(2)}× ${rival}`;
  if (ours === undefined || theirs === undefined) {
    return { label, promise, measured: "not measured", isKept: undefined };
  }
  // If a peer needs nothing at all, only zero can match it.
  const ratio = theirs === 0 ? (ours === 0 ? 0 : Number.POSITIVE_INFINITY) : ours / theirs;
  const measured = Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : "more than none";
  return { label, promise, measured, isKept: ratio <= most };
}

function atMost(label: string, value: number | undefined, most: number, unit: Unit): Target {
  const show = (number: number) =>
    unit === "B" && most >= 1000 ? formatWithUnit(number / 1000, "kB") : formatWithUnit(number, unit);
  return {
    label,
    promise: `at most ${show(most)}`,
    measured: value === undefined ? "not measured" : show(value),
    isKept: value === undefined ? undefined : value <= most,
  };
}
