import { readHeadingId, terminalLanguages, walk } from "@docs/pages";
import GithubSlugger from "github-slugger";
import type { Code, Nodes, Root } from "mdast";

/** Where a part of a page stands. */
export interface Place {
  /** Heading id of the section; empty before the first one. */
  readonly section: string;
  /** For a command, how often the same one stands above it in its section. */
  readonly index: number;
}

/** Checks whether a block is a command that readers run. */
export function isCommand(node: Nodes): node is Code {
  return node.type === "code" && terminalLanguages.has(node.lang ?? "");
}

/** Returns where every part of a page stands. */
export function placeNodes(tree: Root): (node: Nodes) => Place {
  const slugger = new GithubSlugger();
  const counts = new Map<string, number>();
  const places = new Map<Nodes, Place>();
  let section = "";
  for (const node of walk(tree)) {
    if (node.type === "heading") {
      const id = readHeadingId(node, slugger);
      section = node.depth === 2 ? id : section;
    }
    const key = isCommand(node) ? `${section}\n${node.value}` : "";
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    places.set(node, { section, index });
  }
  return (node) => places.get(node) ?? { section: "", index: 0 };
}
