import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Root } from "mdast";
import { parseTree } from "./parse-page.ts";

/** Page trees that are kept between runs. */
export interface TreeStore {
  /** Returns the tree of a text, either from an earlier run or newly parsed. */
  readonly parse: (source: string) => Root;
  /** Saves the trees that were requested and drops all others. */
  readonly save: () => void;
}

/**
 * The stored data: each tree by the hash of its text, serialized, because most of the trees are requested only once.
 */
interface Kept {
  readonly parser: string;
  readonly trees: ReadonlyMap<string, Uint8Array>;
}

/**
 * Opens the trees of an earlier run. Parsing takes longer than all text checks combined, and most pages are unchanged.
 *
 * @param file where the trees are stored.
 * @param parser identifies the parser, because trees from a different one can't be used.
 */
export function openTreeStore(file: string, parser: string, parse = parseTree): TreeStore {
  const kept = readKept(file, parser);
  const asked = new Map<string, Uint8Array>();
  return {
    parse(source) {
      const key = createHash("sha256").update(source).digest("base64");
      const packed = kept.get(key);
      // Deserialized on every call, because callers modify the trees that they receive.
      const tree = packed ? (deserialize(packed) as Root) : parse(source);
      asked.set(key, packed ?? serialize(tree));
      return tree;
    },
    save() {
      if (asked.size === kept.size && [...asked.keys()].every((key) => kept.has(key))) {
        return;
      }
      mkdirSync(path.dirname(file), { recursive: true });
      // Another run never sees a partially written file.
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
    // The file doesn't exist yet, or comes from another version of Node.
    return new Map();
  }
}
