import { existsSync, readFileSync } from "node:fs";
import { factTable, type Row } from "@docs/code/nodes";
import { capitalize } from "@docs/facts";
import { describeChoices, groupBy, listFiles } from "@docs/pages";
import type { Component } from "./component.ts";

/** Where `npm run bench` records its figures. */
const RESULTS = "bench/results";

/** A recorded figure and its limit: the most that is allowed, or the least if `isLeast` is set. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: string;
  readonly isLeast?: boolean;
}

/** `<BenchFigures of="search" />`: what a bench measured last, next to the limits that a change has to keep. */
export const benchFigures: Component = {
  required: ["of"],
  render: ({ attributes: { of: name = "" } }) => {
    const rows = joinPages(readFigures(name)).map((figure): Row => ({ cells: renderCells(figure) }));
    return [factTable(["Figure", "Measured", "Limit"], rows)];
  },
};

function readFigures(name: string): readonly Figure[] {
  const file = `${RESULTS}/${name}.json`;
  if (!existsSync(file)) {
    const known = listFiles(RESULTS, (path) => path.endsWith(".json")).map((path) =>
      path.slice(RESULTS.length + 1, -5),
    );
    throw new Error(`Unexpected bench "${name}", expected ${describeChoices(name, known)}. Correct it.`);
  }
  const { figures }: { readonly figures: readonly Figure[] } = JSON.parse(readFileSync(file, "utf8"));
  return figures;
}

/** Joins the figures of single pages, such as `/faq scripts`, into one for the page that does worst. */
function joinPages(figures: readonly Figure[]): readonly Figure[] {
  const toMeasure = ({ what }: Figure) => /^\/\S* (?<measure>.+)$/.exec(what)?.groups?.measure;
  const measures = groupBy(figures, (figure) => toMeasure(figure) ?? figure.what);
  return [...measures].flatMap(([what, all]) => {
    const [first, ...others] = all.toSorted((left, right) => (left.value - right.value) * (left.isLeast ? 1 : -1));
    const scope = others.length > 0 ? `, the worst of ${all.length} pages` : "";
    return first ? [{ ...first, what: `${what}${scope}` }] : [];
  });
}

function renderCells({ what, value, budget, unit, isLeast = false }: Figure): readonly string[] {
  const limit =
    value === budget && unit === "of 1" && budget === 1
      ? "all"
      : `${isLeast ? "at least" : "at most"} ${format(budget, unit)}`;
  const isMissed = isLeast ? value < budget : value > budget;
  return [
    /^[a-z][A-Z]/.test(what) ? what : capitalize(what),
    format(value, unit),
    `${budget === 0 ? "none" : limit}${isMissed ? " (missed)" : ""}`,
  ];
}

/** Units as the page spells them, unless a bench's own is fit to be read. */
const UNITS: Readonly<Record<string, string>> = { B: " bytes", "": "", "of 1": "%", "×": "×" };

/** Writes a number with its unit. @example "95,188 bytes", "99.5%" */
function format(value: number, unit: string): string {
  const shown = unit === "of 1" ? value * 100 : value;
  return `${shown.toLocaleString("en-US", { maximumFractionDigits: 3 })}${UNITS[unit] ?? ` ${unit}`}`;
}
