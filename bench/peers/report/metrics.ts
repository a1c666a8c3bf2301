import type { Run } from "../store.ts";
import { type FigureName, listCorpora, readBytesPerRoute, readFigure } from "./figures.ts";

/** Unit of a number. */
export type Unit = "kB" | "B" | "ms" | "s" | "GB" | "nodes" | "requests";

/** A row of a table. */
export interface Metric {
  readonly label: string;
  readonly unit: Unit;
  /** Returns the value in the row's unit. */
  readonly read: (run: Run, peer: string) => number | undefined;
}

/** A table of related rows. */
export interface MetricGroup {
  readonly title: string;
  readonly metrics: readonly Metric[];
}

/** Lists all tables of a run, without the rows of corpora that it hasn't built. */
export function listMetrics(run: Run): readonly MetricGroup[] {
  const corpora = listCorpora(run);
  const [main = "0", ...others] = corpora;
  return [
    { title: `First load, ${describeCorpus(main)}`, metrics: loadMetrics(main) },
    ...others.map((corpus) => ({ title: `First load, ${describeCorpus(corpus)}`, metrics: sizeMetrics(corpus) })),
    {
      title: "Each page added to the site",
      metrics: [{ label: "Bytes on every page", unit: "B", read: readBytesPerRoute }],
    },
    {
      title: "Work in the browser, processor 4× slower",
      metrics: [
        metric("Blocking time, median page", "ms", { part: "time", corpus: main, figure: "median.blockingMs" }),
        metric("Blocking time, largest page", "ms", { part: "time", corpus: main, figure: "largest.blockingMs" }),
        metric("Script time, median page", "ms", { part: "time", corpus: main, figure: "median.scriptMs" }),
        metric("Script time, largest page", "ms", { part: "time", corpus: main, figure: "largest.scriptMs" }),
      ],
    },
    {
      title: "From click to painted article, Fast 4G",
      metrics: [
        metric("After hovering", "ms", { part: "click", corpus: main, figure: "hoverMs" }),
        metric("By a tap", "ms", { part: "click", corpus: main, figure: "tapMs" }),
      ],
    },
    {
      title: "Search",
      metrics: [
        metric("Bytes before the first result", "kB", { part: "search", corpus: main, figure: "bytes" }),
        metric("First result, cold, Fast 4G", "ms", { part: "search", corpus: main, figure: "coldMs" }),
        metric("Next result, warm", "ms", { part: "search", corpus: main, figure: "warmMs" }),
      ],
    },
    ...corpora.map((corpus) => ({ title: `Build, ${describeCorpus(corpus)}`, metrics: buildMetrics(corpus) })),
  ];
}

/** @example describeCorpus("300") // "300 pages" */
export function describeCorpus(name: string): string {
  return `${Number(name).toLocaleString("en-GB")} pages`;
}

function loadMetrics(corpus: string): Metric[] {
  return [
    ...sizeMetrics(corpus),
    metric("Fetched ahead, median page", "kB", { part: "load", corpus, figure: "median.aheadBytes" }),
    metric("Requests, median page", "requests", { part: "load", corpus, figure: "median.requests" }),
    metric("Until it can be used, median page", "kB", { part: "load", corpus, figure: "median.usableBytes" }),
    metric("Until it can be used, largest page", "kB", { part: "load", corpus, figure: "largest.usableBytes" }),
    metric("Until it can be used, median page", "ms", { part: "load", corpus, figure: "median.usableMs" }),
  ];
}

function sizeMetrics(corpus: string): Metric[] {
  return [
    metric("Bytes, median page", "kB", { part: "load", corpus, figure: "median.bytes" }),
    metric("Bytes, largest page", "kB", { part: "load", corpus, figure: "largest.bytes" }),
    metric("JavaScript parsed, median page", "kB", { part: "load", corpus, figure: "median.parsedBytes" }),
    metric("DOM nodes, median page", "nodes", { part: "load", corpus, figure: "median.nodes" }),
    metric("DOM nodes, largest page", "nodes", { part: "load", corpus, figure: "largest.nodes" }),
  ];
}

function buildMetrics(corpus: string): Metric[] {
  return [
    metric("Processor time", "s", { part: "build", corpus, figure: "cpuSeconds" }),
    metric("Time on the clock", "s", { part: "build", corpus, figure: "wallSeconds" }),
    metric("Peak memory", "GB", { part: "build", corpus, figure: "peakMegabytes" }),
    metric("Processor time after an edit", "s", { part: "build", corpus, figure: "warmCpuSeconds" }),
    metric("Time on the clock after an edit", "s", { part: "build", corpus, figure: "warmWallSeconds" }),
  ];
}

/** Measured units in one displayed unit: bytes in a kilobyte, and megabytes in a gigabyte. */
const DIVISORS: Readonly<Partial<Record<Unit, number>>> = { kB: 1000, GB: 1000 };

function metric(label: string, unit: Unit, name: FigureName): Metric {
  return {
    label,
    unit,
    read: (run, peer) => {
      const value = readFigure(run, peer, name);
      return value === undefined ? undefined : value / (DIVISORS[unit] ?? 1);
    },
  };
}
