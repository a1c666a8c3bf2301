import type { Node, TextNode } from "@takumi-rs/core";
import { daggerVersion, productName } from "../../data/version.ts";

/** What the picture of a page shows, wherever somebody shares a link to it. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Titles of the pages above it, from the top. */
  readonly trail: readonly string[];
}

/** The site's colors by the names of their tokens, such as `ink` for `--site-ink`. */
export type Colors = Readonly<Record<string, string>>;

/** Size of a card in pixels: the shape that every service shows uncut. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const ROW = CARD_SIZE.width - 2 * MARGIN;

/** Largest sizes of a title in pixels: for one line, and for more. */
const LARGEST_TITLES = [92, 68] as const;

/** Longest title in characters that has one line in the largest size. */
const SHORT_TITLE = 20;

/** Width of a letter as a part of its size. */
const LETTER = 0.58;

/** Most pages above this one that have room in the row. */
const MOST_ANCESTORS = 2;

/** Draws a card as a tree of boxes: the page's title and description, and its place as a graph of steps. */
export function drawCard({ title, description, trail }: Card, colors: Colors): Node {
  return {
    type: "container",
    style: {
      ...CARD_SIZE,
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: MARGIN,
      backgroundColor: colors.background ?? "",
      fontFamily: "Figtree",
    },
    children: [
      renderBrand(colors),
      {
        type: "container",
        style: { display: "flex", flexDirection: "column", gap: 24 },
        children: [renderTitle(title, colors), renderDescription(description, colors)],
      },
      renderGraph(trail.slice(-MOST_ANCESTORS), colors),
    ],
  };
}

function renderBrand(colors: Colors): Node {
  return renderRow(14, [
    { type: "image", src: drawMark(colors), width: 44, height: 44 },
    text(productName, { fontSize: 32, fontWeight: 700, color: colors.ink ?? "" }),
    text(daggerVersion, { fontSize: 26, color: colors.muted ?? "", marginTop: 4 }),
  ]);
}

/** Draws the mark in the navbar, which has the same shapes. */
function drawMark({ ink, accent }: Colors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 1.5 15 8v7l-3 7.5L9 15V8z" fill="${ink}"/><path d="M4 12h4M16 12h4" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/><circle cx="3.2" cy="12" r="1.9" fill="${accent}"/><circle cx="20.8" cy="12" r="1.9" fill="${accent}"/></svg>`;
}

/** Renders the title as large as its longest word allows, which names of the API decide. */
function renderTitle(title: string, colors: Colors): Node {
  const longest = Math.max(...title.split(" ").map((word) => word.length));
  const largest = LARGEST_TITLES[title.length > SHORT_TITLE ? 1 : 0];
  const fontSize = Math.floor(Math.min(largest, ROW / (longest * LETTER)));
  return text(title, {
    fontSize,
    fontWeight: 720,
    color: colors.ink ?? "",
    letterSpacing: -0.03 * fontSize,
    lineHeight: 1.1,
  });
}

/** Renders the start of the description; services show the whole of it beside the card. */
function renderDescription(description: string, colors: Colors): Node {
  return text(description, {
    fontSize: 31,
    color: colors.muted ?? "",
    lineHeight: 1.4,
    lineClamp: 2,
    overflow: "hidden",
    textOverflow: "ellipsis",
  });
}

/** Renders the page as a step of a graph: those above it are done, it's the one that runs, and more can follow. */
function renderGraph(trail: readonly string[], colors: Colors): Node {
  const { muted, accent, "accent-soft": soft, "line-strong": line } = colors;
  const middle = STEP_HEIGHT / 2;
  const edge = drawSvg(48, STEP_HEIGHT, `<path d="M0 ${middle}H48" stroke="${muted}" stroke-width="2"/>`);
  const page = `<rect x="1" y="1" width="70" height="54" rx="9" fill="${soft}" stroke="${accent}" stroke-width="2"/>`;
  const steps = [8, 58, 108].map(
    (y) => `<rect x="72" y="${y}" width="56" height="36" rx="8"/><path d="M0 76C40 76 32 ${y + 18} 72 ${y + 18}"/>`,
  );
  const dashes = `<g fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="7 5">${steps.join("")}</g>`;
  return renderRow(0, [
    ...trail.flatMap((name) => [renderDone(name, colors), edge]),
    drawSvg(72, STEP_HEIGHT, page),
    drawSvg(130, 152, dashes),
  ]);
}

/** Height of a step of the graph in pixels; its edges leave from the middle. */
const STEP_HEIGHT = 56;

function renderDone(name: string, colors: Colors): Node {
  return {
    type: "container",
    style: {
      display: "flex",
      alignItems: "center",
      height: STEP_HEIGHT,
      padding: "0 20px",
      border: `2px solid ${colors["line-strong"]}`,
      borderRadius: 10,
      backgroundColor: colors.raised ?? "",
    },
    children: [text(name, { fontSize: 25, color: colors.text ?? "" })],
  };
}

function drawSvg(width: number, height: number, shapes: string): Node {
  const src = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  return { type: "image", src, width, height };
}

function renderRow(gap: number, children: readonly Node[]): Node {
  return { type: "container", style: { display: "flex", alignItems: "center", gap }, children: [...children] };
}

function text(content: string, style: NonNullable<TextNode["style"]>): Node {
  return { type: "text", text: content, style };
}
