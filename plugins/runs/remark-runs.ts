import { readFileSync } from "node:fs";
import { renderCodeBlock, toJsx } from "@docs/code";
import { GithubSlugger, parsePage, RUN_PAGES_FOLDER, readAttributes, readHeadingId } from "@docs/pages";
import { fillOutputs, listNotes, type RunNote, readPlan, readRecordings, TREE_LANGUAGE, type Trace } from "@docs/runs";
import type { Code, Root, RootContent } from "mdast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { describeProof, type Proof } from "./describe-proof.ts";
import { describeCheck, describeTrace, renderNote } from "./render-note.ts";
import { renderRunPage } from "./render-run-page.ts";
import { renderTerminal, renderTree } from "./render-steps.ts";
import { renderTrace } from "./render-trace.ts";

/**
 * Shows on each page what was recorded of it: the outputs of commands, trees of steps, and beside the button of each
 * program and command a check that leads to the run. The run has a page of its own, which is filled here too.
 *
 * An output that isn't recorded stops the build at its place.
 */
export const remarkRuns: Plugin<[], Root> = () => async (tree, file) => {
  const path = /\bdocs\/.*$/.exec(file.path.replaceAll("\\", "/"))?.[0] ?? "";
  if (path.startsWith(RUN_PAGES_FOLDER)) {
    tree.children.push(...(await readRunPage(toId(path.slice(RUN_PAGES_FOLDER.length)))));
    return;
  }
  const page = toId(path.slice("docs/".length));
  const recordings = readRecordings(page);
  // Listed first, because outputs look like files once they're filled in.
  const states: (RunNote["state"] | undefined)[] = [];
  const notes = listNotes(tree, recordings, undefined, (state) => states.push(state));
  const [first] = fillOutputs(tree, recordings);
  if (first) {
    file.fail(`${first.found}, expected ${first.expected}. ${first.fix}`, first.node);
  }
  const { frontMatter } = file.data as { readonly frontMatter?: { kind?: unknown; proof?: Proof | undefined } };
  if (frontMatter && recordings[0]) {
    frontMatter.proof = describeProof(states, page, recordings[0]);
  }
  if (frontMatter?.kind === "recipe") {
    markRunSections(tree, notes);
  }
  const told = new Set<string>();
  for (const note of notes) {
    const siblings: unknown[] = note.parent.children;
    const words = renderNote(note, page, told);
    siblings.splice(siblings.indexOf(note.after) + 1, 0, ...(words ? [words] : []));
    const run = describeCheck(note, page);
    for (const block of note.ran) {
      if (block.type === "code" || block.type === "mdxJsxFlowElement") {
        block.data = { ...block.data, run };
      }
    }
  }
  visit(tree, "mdxJsxFlowElement", (node, index, parent) => {
    if (parent && index !== undefined && node.name === "Trace") {
      const { page: traced = "", section = "" } = Object.fromEntries(readAttributes(node));
      parent.children[index] = toJsx(renderTrace(traced, section, readRecordings(traced)));
    }
  });
  await drawTerminals(tree, page);
};

/** Draws the pictures of terminals: each begins with its command, unless that's the block above it. */
async function drawTerminals(tree: Root, page: string): Promise<void> {
  const places: {
    readonly node: Code;
    readonly trace: Trace;
    readonly siblings: unknown[];
    readonly isTyped: boolean;
  }[] = [];
  visit(tree, "code", (node, index, parent) => {
    if (parent && index !== undefined && node.data?.trace) {
      const isTyped = parent.children[index - 1]?.type === "code";
      places.push({ node, trace: node.data.trace, siblings: parent.children, isTyped });
    }
  });
  for (const { node, trace, siblings, isTyped } of places) {
    const { code, shell, operations } = trace;
    const run = describeTrace(trace, page);
    const command = isTyped ? undefined : await renderCodeBlock({ code, language: shell, run });
    const picture = node.lang === TREE_LANGUAGE ? renderTree(operations, command) : renderTerminal(node.value, command);
    siblings.splice(siblings.indexOf(node), 1, toJsx(picture));
  }
}

/** Marks the headings of sections in which something was run, for the style sheet. */
function markRunSections(tree: Root, notes: readonly RunNote[]): void {
  const sections = new Set(notes.filter(({ state }) => state === "run").map(({ section }) => section));
  const slugger = new GithubSlugger();
  visit(tree, "heading", (heading) => {
    if (sections.has(readHeadingId(heading, slugger)) && heading.depth === 2) {
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, className: ["is-run"] } };
    }
  });
}

function toId(path: string): string {
  return path.replace(/\.mdx?$/, "");
}

function readRunPage(id: string): Promise<readonly RootContent[]> {
  const file = `docs/${id}.mdx`;
  return renderRunPage(parsePage(file, readFileSync(file, "utf8")), readRecordings(id), readPlan(id));
}
