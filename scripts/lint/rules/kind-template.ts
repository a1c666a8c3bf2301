import { isSteps, type Outline, placeOf, readOutline } from "@docs/pages";
import { isKind, type KindRule, kinds, type Piece, type SectionRule } from "../kinds.ts";
import type { PageFault, PageRule } from "../rule.ts";

/** With more steps than this, split the page into two tasks. */
const MOST_STEPS = 9;

/** Minimum number of pages on a map. */
const LEAST_MAP = 4;

/** Minimum number of next pages to choose from at the end of a page. */
const LEAST_NEXT = 2;

/**
 * Checks that a page has everything its kind requires, and nothing that belongs to another kind:
 * `scripts/lint/kinds.ts`.
 */
export const checkKindTemplate: PageRule = (page) => {
  const field = page.frontMatter.fields.get("kind");
  const kind = field?.value;
  // The front matter rule reports unknown kinds.
  if (!isKind(kind)) {
    return [];
  }
  const outline = readOutline(page);
  const rule = kinds[kind];
  const faults = [
    ...rule.sections.flatMap((section) => checkSection(kind, section, outline)),
    ...rule.pieces.flatMap((piece) => checkPiece(kind, piece, outline)),
    ...rule.foreign.flatMap((section) => checkForeign(kind, section, outline)),
    ...checkSteps(kind, rule, outline),
  ];
  const place = { line: field?.line, column: field?.column };
  return faults.map(({ found, ...fault }) => ({ ...place, ...fault, found: `Unexpected ${found}` }));
};

function checkSection(kind: string, { name, heading, severity }: SectionRule, { headings }: Outline): PageFault[] {
  const isThere = headings.some(({ text }) => heading.test(text));
  return isThere
    ? []
    : [{ found: `page of kind ${kind} without "${name}"`, expected: "that section", fix: ADD, severity }];
}

function checkForeign(kind: string, { name, heading }: SectionRule, { headings }: Outline): PageFault[] {
  return headings
    .filter(({ text }) => heading.test(text))
    .map(({ node, text }) => ({
      ...placeOf(node),
      found: `section "${text}" on a page of kind ${kind}`,
      expected: `no "${name}"`,
      fix: "Move it, or choose the kind it belongs to.",
    }));
}

const ADD = "Add it, or choose the kind that the page really is.";

/** Description of each piece, and a test of whether a page has it. */
const PIECES: Readonly<Record<Piece, readonly [what: string, isThere: (outline: Outline) => boolean]>> = {
  command: ["a command that the reader runs", ({ commands }) => commands > 0],
  example: ["an example in code", ({ examples }) => examples > 0],
  map: [`links to at least ${LEAST_MAP} pages`, ({ pages }) => pages.size >= LEAST_MAP],
  "next pages": [
    `links to at least ${LEAST_NEXT} pages in its last section`,
    ({ lastPages }) => lastPages.size >= LEAST_NEXT,
  ],
  snippet: ["a snippet", ({ snippets }) => snippets > 0],
  "table or example": ["a table or an example", ({ tables, examples }) => tables + examples > 0],
};

function checkPiece(kind: string, piece: Piece, outline: Outline): PageFault[] {
  const [what, isThere] = PIECES[piece];
  const place = piece === "next pages" && outline.lastHeading ? placeOf(outline.lastHeading) : {};
  const found = `page of kind ${kind} without ${what}`;
  return isThere(outline) ? [] : [{ ...place, found, expected: what, fix: ADD }];
}

function checkSteps(kind: string, { hasSteps }: KindRule, { lists }: Outline): PageFault[] {
  return lists.flatMap((list) => {
    const place = placeOf(list);
    if (!hasSteps && isSteps(list)) {
      const found = `numbered steps on a page of kind ${kind}`;
      return [{ ...place, found, expected: "an explanation", fix: "Move them to a how-to." }];
    }
    const count = list.children.length;
    const fix = "Split the task, or join steps that belong together.";
    return hasSteps && count > MOST_STEPS
      ? [{ ...place, found: `list of ${count} steps`, expected: `at most ${MOST_STEPS}`, fix }]
      : [];
  });
}
