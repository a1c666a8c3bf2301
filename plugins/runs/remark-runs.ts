import { readFileSync } from "node:fs";
import { toJsx } from "@docs/code";
import { parsePage, RUN_PAGES_FOLDER, readAttributes } from "@docs/pages";
import { fillOutputs, listNotes, readPlan, readRecordings, TERMINAL_LANGUAGE, TREE_LANGUAGE } from "@docs/runs";
import type { Root, RootContent } from "mdast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { renderNote } from "./render-note.ts";
import { renderRunPage } from "./render-run-page.ts";
import { renderTerminal, renderTree } from "./render-steps.ts";
import { renderTrace } from "./render-trace.ts";

/**
 * Shows on each page what was recorded of it: the outputs of commands, trees of steps, and below each program and
 * command a note with a link to the run. The run has a page of its own, which is filled here too.
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
  const notes = listNotes(tree, recordings);
  const [first] = fillOutputs(tree, recordings);
  if (first) {
    file.fail(`${first.found}, expected ${first.expected}. ${first.fix}`, first.node);
  }
  for (const note of notes) {
    const siblings: unknown[] = note.parent.children;
    siblings.splice(siblings.indexOf(note.after) + 1, 0, renderNote(note, page));
  }
  visit(tree, "mdxJsxFlowElement", (node, index, parent) => {
    if (parent && index !== undefined && node.name === "Trace") {
      const { page: traced = "", section = "" } = Object.fromEntries(readAttributes(node));
      parent.children[index] = toJsx(renderTrace(traced, section, readRecordings(traced)));
    }
  });
  visit(tree, "code", (node, index, parent) => {
    const isTree = node.lang === TREE_LANGUAGE;
    if (parent && index !== undefined && (isTree || node.lang === TERMINAL_LANGUAGE)) {
      parent.children[index] = toJsx(isTree ? renderTree(node.data?.operations ?? []) : renderTerminal(node.value));
    }
  });
};

function toId(path: string): string {
  return path.replace(/\.mdx?$/, "");
}

function readRunPage(id: string): Promise<readonly RootContent[]> {
  const file = `docs/${id}.mdx`;
  return renderRunPage(parsePage(file, readFileSync(file, "utf8")), readRecordings(id), readPlan(id));
}
