import type { LintPage, Problem } from "@docs/pages";
import { isSteps, type Outline, readOutline } from "@docs/pages";
import type { Nodes } from "mdast";
import { isKind, type KindRule, kinds, type Piece, type SectionRule } from "../kinds.ts";
import type { PageRule } from "../rule.ts";

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
  const kind = page.frontMatter.fields.get("kind")?.value;
  // The front matter rule reports unknown kinds.
  if (!isKind(kind)) {
    return [];
  }
  const outline = readOutline(page);
  const rule = kinds[kind];
  return [
    ...rule.sections.flatMap((section) => checkSection(page, kind, section, outline)),
    ...rule.pieces.flatMap((piece) => checkPiece(page, kind, piece, outline)),
    ...rule.foreign.flatMap((section) => checkForeign(page, kind, section, outline)),
    ...checkSteps(page, kind, rule, outline),
  ];
};

function checkSection(page: LintPage, kind: string, { name, heading, severity }: SectionRule, outline: Outline) {
  const isThere = outline.headings.some(({ text }) => heading.test(text));
  return isThere
    ? []
    : [problem(page, undefined, `page of kind ${kind} without "${name}"`, "that section", ADD, severity)];
}

function checkForeign(page: LintPage, kind: string, { name, heading }: SectionRule, { headings }: Outline) {
  return headings
    .filter(({ text }) => heading.test(text))
    .map(({ node, text }) =>
      problem(
        page,
        node,
        `section "${text}" on a page of kind ${kind}`,
        `no "${name}"`,
        "Move it, or choose the kind it belongs to.",
      ),
    );
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

function checkPiece(page: LintPage, kind: string, piece: Piece, outline: Outline) {
  const [what, isThere] = PIECES[piece];
  const node = piece === "next pages" ? outline.lastHeading : undefined;
  return isThere(outline) ? [] : [problem(page, node, `page of kind ${kind} without ${what}`, what, ADD)];
}

function checkSteps(page: LintPage, kind: string, { hasSteps }: KindRule, { lists }: Outline) {
  return lists.flatMap((list) => {
    if (!hasSteps && isSteps(list)) {
      return [
        problem(page, list, `numbered steps on a page of kind ${kind}`, "an explanation", "Move them to a how-to."),
      ];
    }
    const count = list.children.length;
    return hasSteps && count > MOST_STEPS
      ? [
          problem(
            page,
            list,
            `list of ${count} steps`,
            `at most ${MOST_STEPS}`,
            "Split the task, or join steps that belong together.",
          ),
        ]
      : [];
  });
}

function problem(
  page: LintPage,
  node: Nodes | undefined,
  found: string,
  expected: string,
  fix: string,
  severity?: Problem["severity"],
): Problem {
  const place = node?.position?.start ?? page.frontMatter.fields.get("kind") ?? { line: 1, column: 1 };
  return {
    file: page.file,
    line: place.line,
    column: place.column,
    found: `Unexpected ${found}`,
    expected,
    fix,
    severity,
  };
}
