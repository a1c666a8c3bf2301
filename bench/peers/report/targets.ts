import { OURS, peers } from "../peers.ts";
import type { Run } from "../store.ts";
import { type FigureName, listCorpora, readBytesPerRoute, readFigure } from "./figures.ts";
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

/**
 * Figures of the site that this one replaces: docs.dagger.io at 0.19.4, loaded with the same browser. For its large
 * pages only ranges are known, 319 to 340 kB and 15,000 to 18,336 nodes, so this uses their lower ends.
 */
const REPLACED = { homeBytes: 319_000, classBytes: 331_000, classNodes: 2583, pageBytes: 319_000, largeNodes: 15_000 };

/** Pages compared with those lower ends, and their names in the report. */
const LARGE_PAGES = {
  basics: "Basics quickstart",
  services: "Services in modules",
  cli: "CLI reference",
  builds: "Cookbook of builds",
} as const;

/** Compares this site's figures with its targets. */
export function checkTargets(run: Run): readonly Target[] {
  const generated = listCorpora(run).filter((name) => name !== "own");
  const [main = "own", large = main] = [generated[0], generated.at(-1)];
  return [...readerTargets(run, main), ...buildTargets(run, main, large), ...replacedTargets(run)];
}

function readerTargets(run: Run, main: string): Target[] {
  const load = (figure: string) => ({ part: "load", corpus: main, figure }) as const;
  const time = (figure: string) => ({ part: "time", corpus: main, figure }) as const;
  const click = (figure: string) => ({ part: "click", corpus: main, figure }) as const;
  const search = (figure: string) => ({ part: "search", corpus: main, figure }) as const;
  return [
    ...["median", "largest"].flatMap((page) => [
      against(run, `First load, ${page} page`, load(`${page}.bytes`), "docusaurus", 0.7),
      against(run, `First load, ${page} page`, load(`${page}.bytes`), "vitepress", 0.85),
    ]),
    atMost("Until it can be used, median page", readFigure(run, OURS, load("median.usableBytes")), 40_000, "B"),
    against(run, "Blocking time, largest page", time("largest.blockingMs"), "starlight", 0.25),
    against(run, "Blocking time, largest page", time("largest.blockingMs"), "docusaurus", 0.1),
    atMost("Blocking time, median page", readFigure(run, OURS, time("median.blockingMs")), 50, "ms"),
    against(run, "Click to article, after hovering", click("hoverMs"), "vitepress", 0.86),
    against(run, "Click to article, by a tap", click("tapMs"), "vitepress", 1),
    atMost("Search, bytes before the first result", readFigure(run, OURS, search("bytes")), 200_000, "B"),
    atMost("Search, next result", readFigure(run, OURS, search("warmMs")), 16, "ms"),
    against(run, "Search, first result", search("coldMs"), "best", 0.5),
    atMost("Bytes on every page for each page added", readBytesPerRoute(run, OURS), 30, "B"),
    against(run, "DOM nodes, largest page", load("largest.nodes"), "best", 0.5),
  ];
}

function buildTargets(run: Run, main: string, large: string): Target[] {
  const build = (corpus: string, figure: string) => ({ part: "build", corpus, figure }) as const;
  return [
    against(run, `Processor time of a build, ${main} pages`, build(main, "cpuSeconds"), "starlight", 0.5),
    against(run, `Peak memory of a build, ${main} pages`, build(main, "peakMegabytes"), "starlight", 0.5),
    ...(large === main
      ? []
      : [
          against(run, `Processor time of a build, ${large} pages`, build(large, "cpuSeconds"), "starlight", 0.45),
          against(run, `Peak memory of a build, ${large} pages`, build(large, "peakMegabytes"), "starlight", 0.7),
        ]),
  ];
}

function replacedTargets(run: Run): Target[] {
  const read = (figure: string) => readFigure(run, OURS, { part: "load", corpus: "build", figure });
  return [
    beside("Home page as published, bytes", read("home.bytes"), REPLACED.homeBytes, 0.45),
    beside("Container class as published, bytes", read("class.bytes"), REPLACED.classBytes, 0.45),
    beside("Container class as published, nodes", read("class.nodes"), REPLACED.classNodes, 0.7),
    ...Object.entries(LARGE_PAGES).map(([name, label]) =>
      beside(`${label} as published, bytes`, read(`${name}.bytes`), REPLACED.pageBytes, 0.45),
    ),
    ...(["services", "builds"] as const).map((name) =>
      beside(`${LARGE_PAGES[name]} as published, nodes`, read(`${name}.nodes`), REPLACED.largeNodes, 0.4),
    ),
  ];
}

/** @param rival name of a peer, or `best` for the one with the lowest figure. */
function against(run: Run, label: string, name: FigureName, rival: string, most: number): Target {
  const ours = readFigure(run, OURS, name);
  const rivals = peers.filter(({ name: peer }) => (rival === "best" ? peer !== OURS : peer === rival));
  const values = rivals.flatMap((peer) => readFigure(run, peer.name, name) ?? []);
  const theirs = values.length === 0 ? undefined : Math.min(...values);
  const rivalName = rival === "best" ? "the best peer" : (rivals[0]?.label ?? rival);
  return compare(label, ours, theirs, most, rivalName);
}

function beside(label: string, ours: number | undefined, theirs: number, most: number): Target {
  return compare(label, ours, theirs, most, "docs.dagger.io");
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
