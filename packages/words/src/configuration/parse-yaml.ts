import type { JsonPath } from "@docs/facts";
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseAllDocuments,
  Scalar,
  visit,
  type Document as YamlDocument,
} from "yaml";
import { type Document, FormatError } from "./document.ts";

/**
 * Parses the documents of a YAML stream, merging `<<` keys as CI systems do.
 *
 * @throws FormatError at the first position that isn't valid YAML.
 */
export function parseYaml(source: string): readonly Document[] {
  const documents = parseAllDocuments(source, { merge: true, prettyErrors: false, logLevel: "silent" });
  return [...documents].flatMap((document) => {
    const [error] = document.errors;
    if (error) {
      throw new FormatError(error.pos[0], error.message);
    }
    checkAliases(document);
    // A section between two document separators may contain only comments.
    return document.contents === null ? [] : [toDocument(document, source)];
  });
}

/**
 * Parses JSON. YAML includes JSON, so its parser supplies the positions.
 *
 * @throws FormatError at the first position that isn't valid JSON.
 */
export function parseJson(source: string): readonly Document[] {
  try {
    JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A message without a position quotes the place.
    throw new FormatError(Number(/position (\d+)/.exec(reason)?.[1] ?? 0), reason);
  }
  return parseYaml(source);
}

/**
 * Checks aliases, because the parser reports one without an anchor only when its value is read, and then without a
 * position.
 */
function checkAliases(document: YamlDocument): void {
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) {
        throw new FormatError(alias.range?.[0] ?? 0, `no anchor "&${alias.source}" above`);
      }
    },
  });
}

function toDocument(document: YamlDocument, source: string): Document {
  return {
    value: document.toJS(),
    locate: (path, isKey) => find(document, path, isKey).range?.[0] ?? 0,
    placeIn: (path, offset) => placeInNode(find(document, path, false), offset, source),
  };
}

/** Follows a path as far as it's written out; content from `<<` is located elsewhere. */
function find(document: YamlDocument, path: JsonPath, isKey: boolean): Node {
  let node = document.contents as Node;
  for (const [index, step] of path.entries()) {
    const next = stepDown(resolve(document, node), step, isKey && index === path.length - 1);
    if (!next) {
      return node;
    }
    node = next;
  }
  return node;
}

function resolve(document: YamlDocument, node: Node): Node {
  return (isAlias(node) ? node.resolve(document) : node) ?? node;
}

function stepDown(node: Node, step: string | number, isKey: boolean): Node | undefined {
  if (isSeq(node)) {
    return node.items[Number(step)] as Node | undefined;
  }
  if (!isMap(node)) {
    return undefined;
  }
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return (isKey || pair?.value === null ? pair?.key : pair?.value) as Node | undefined;
}

/** Finds a character of a text in the source, where the lines of a block are indented and strings are quoted. */
function placeInNode(node: Node, offset: number, source: string): number {
  const start = node.range?.[0] ?? 0;
  if (!isScalar(node) || typeof node.value !== "string") {
    return start;
  }
  switch (node.type) {
    case Scalar.PLAIN:
      return start + offset;
    case Scalar.QUOTE_DOUBLE:
    case Scalar.QUOTE_SINGLE:
      return start + 1 + offset;
    case Scalar.BLOCK_LITERAL:
      return placeInBlock(node.value, start, offset, source);
    default:
      // Folded lines are joined, so only the beginning is certain.
      return start;
  }
}

function placeInBlock(value: string, start: number, offset: number, source: string): number {
  const before = value.slice(0, offset).split("\n");
  const lines = source.slice(start).split("\n");
  const first = value.split("\n").findIndex((line) => line.trim() !== "");
  const indentation = (lines[1 + first]?.search(/\S/) ?? 0) - (value.split("\n")[first]?.search(/\S/) ?? 0);
  const lineStart = lines.slice(0, before.length).reduce((sum, line) => sum + line.length + 1, start);
  return lineStart + indentation + (before.at(-1)?.length ?? 0);
}
