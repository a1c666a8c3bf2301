import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Root } from "mdast";
import { parseTree } from "./parse-page.ts";

/** Trees of pages, kept from one run to the next. */
export interface TreeStore {
  /** Gives the tree of a text: a kept one, or a new one. */
  readonly parse: (source: string) => Root;
  /** Keeps the trees that were asked for, and no others. */
  readonly save: () => void;
}

/** What is kept: each tree by the hash of its text, packed, because most of the trees are not asked for twice. */
interface Kept {
  readonly parser: string;
  readonly trees: ReadonlyMap<string, Uint8Array>;
}

/**
 * Opens the trees of an earlier run. Parsing takes longer than all checks of texts together, and most pages are as they
 * were.
 *
 * @param file where the trees are kept.
 * @param parser what tells one parser from another: trees of another are of no use.
 */
export function openTreeStore(file: string, parser: string, parse = parseTree): TreeStore {
  const kept = readKept(file, parser);
  const asked = new Map<string, Uint8Array>();
  return {
    parse(source) {
      const key = createHash("sha256").update(source).digest("base64");
      const packed = kept.get(key);
      // Unpacked each time, for callers change the trees that they are given.
      const tree = packed ? (deserialize(packed) as Root) : parse(source);
      asked.set(key, packed ?? serialize(tree));
      return tree;
    },
    save() {
      if (asked.size === kept.size && [...asked.keys()].every((key) => kept.has(key))) {
        return;
      }
      mkdirSync(path.dirname(file), { recursive: true });
      // Another run never sees half of it.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, serialize({ parser, trees: asked } satisfies Kept));
      renameSync(draft, file);
    },
  };
}

function readKept(file: string, parser: string): Kept["trees"] {
  try {
    const kept = deserialize(readFileSync(file)) as Kept;
    return kept.parser === parser ? kept.trees : new Map();
  } catch {
    // None yet, or of another version of Node.
    return new Map();
  }
}
