import { escapeHtml } from "@docs/pages";
import { OURS, peers } from "../peers.ts";
import type { Run } from "../store.ts";
import { listCorpora } from "./figures.ts";
import { formatWithUnit } from "./format.ts";
import { describeCorpus, listMetrics, type Metric } from "./metrics.ts";
import type { Tokens } from "./read-tokens.ts";

/** The chart's figures, by table title and row label: one for each thing that readers notice. */
const SHOWN = [
  { title: /^First load/, label: "Bytes, median page", name: "First load, median page" },
  { title: /^Work/, label: "Blocking time, largest page", name: "Blocking time, largest page" },
  { title: /^From click/, label: "After hovering", name: "Click to next article" },
  { title: /^Search/, label: "First result, cold, Fast 4G", name: "First search result" },
  { title: /^First load/, label: "DOM nodes, largest page", name: "DOM nodes, largest page" },
  { title: /^Build/, label: "Processor time", name: "Processor time of a build" },
] as const;

const COLUMNS = 2;
const PANEL = { width: 420, gap: 32, titleHeight: 30, rowHeight: 23 };
const MARGIN = 16;
const LABEL_WIDTH = 138;
const VALUE_WIDTH = 76;
const CAPTION_HEIGHT = 14;

/** A panel of the chart. */
interface Panel {
  readonly name: string;
  readonly unit: Metric["unit"];
  readonly bars: readonly { readonly label: string; readonly value: number; readonly isOurs: boolean }[];
}

/** Renders the figures that readers notice as bars, or returns nothing if the run has none of them. */
export function renderChart(run: Run, tokens: Tokens): string | undefined {
  const panels = readPanels(run);
  if (panels.length === 0) {
    return undefined;
  }
  const panelHeight = PANEL.titleHeight + Math.max(...panels.map(({ bars }) => bars.length)) * PANEL.rowHeight + 22;
  const width = 2 * MARGIN + COLUMNS * PANEL.width + (COLUMNS - 1) * PANEL.gap;
  const panelsHeight = Math.ceil(panels.length / COLUMNS) * panelHeight;
  const height = 2 * MARGIN + panelsHeight + CAPTION_HEIGHT;
  const parts = panels.map((panel, index) => {
    const x = MARGIN + (index % COLUMNS) * (PANEL.width + PANEL.gap);
    const y = MARGIN + Math.floor(index / COLUMNS) * panelHeight;
    return `<g transform="translate(${x} ${y})">${renderPanel(panel)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeHtml(describe(panels))}</title>
<style>${renderStyle(tokens)}</style>
<rect class="ground" width="${width}" height="${height}" rx="8"/>
${parts.join("\n")}
<text class="peer-text" x="${MARGIN}" y="${height - MARGIN}">Shorter is better. ${describeCorpus(mainCorpus(run))} of the same content; medians of one interleaved run.</text>
</svg>
`;
}

function readPanels(run: Run): Panel[] {
  const groups = listMetrics(run);
  const main = describeCorpus(mainCorpus(run));
  return SHOWN.flatMap(({ title, label, name }) => {
    // Several table titles start alike. The table of the timed corpus comes first or names its corpus.
    const candidates = groups.filter((group) => title.test(group.title));
    const group = candidates.find((candidate) => candidate.title.endsWith(`, ${main}`)) ?? candidates[0];
    const metric = group?.metrics.find((candidate) => candidate.label === label);
    const bars = peers.flatMap((peer) => {
      const value = metric?.read(run, peer.name);
      return value === undefined ? [] : [{ label: peer.label, value, isOurs: peer.name === OURS }];
    });
    return metric && bars.length > 0 ? [{ name, unit: metric.unit, bars }] : [];
  });
}

function mainCorpus(run: Run): string {
  return listCorpora(run)[0] ?? "0";
}

function renderPanel({ name, unit, bars }: Panel): string {
  const largest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const room = PANEL.width - LABEL_WIDTH - VALUE_WIDTH;
  const rows = bars.map(({ label, value, isOurs }, index) => {
    const y = PANEL.titleHeight + index * PANEL.rowHeight;
    const length = Math.max(2, Math.round((value / largest) * room));
    const kind = isOurs ? "ours" : "peer";
    return (
      `<text class="label ${kind}-text" x="${LABEL_WIDTH - 10}" y="${y + 12}">${escapeHtml(shorten(label))}</text>` +
      `<rect class="${kind}" x="${LABEL_WIDTH}" y="${y}" width="${length}" height="15" rx="2"/>` +
      `<text class="value ${kind}-text" x="${LABEL_WIDTH + length + 8}" y="${y + 12}">${formatWithUnit(value, unit)}</text>`
    );
  });
  return `<text class="title" x="0" y="14">${escapeHtml(name)}</text>${rows.join("")}`;
}

/** Shortens a name enough for the longest one to fit next to its bar. */
function shorten(label: string): string {
  return label.replace("Docusaurus with local search", "Docusaurus (local)");
}

function renderStyle({ light, dark }: Tokens): string {
  const rules = (colours: ReadonlyMap<string, string>) =>
    `.ground{fill:${colours.get("--site-background")}}.title{fill:${colours.get("--site-ink")}}` +
    `.peer-text{fill:${colours.get("--site-muted")}}.ours-text{fill:${colours.get("--site-accent")}}` +
    `.ours{fill:${colours.get("--site-accent")}}.peer{fill:${colours.get("--site-line-strong")}}`;
  return (
    "text{font:400 12.5px system-ui,sans-serif}.title{font-weight:600;font-size:13.5px}.label{text-anchor:end}" +
    `.ours-text{font-weight:600}${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}`
  );
}

function describe(panels: readonly Panel[]): string {
  return panels
    .map(({ name, unit, bars }) => {
      const values = bars.map(({ label, value }) => `${label} ${formatWithUnit(value, unit)}`);
      return `${name}: ${values.join(", ")}.`;
    })
    .join(" ");
}
