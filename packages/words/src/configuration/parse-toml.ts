import type { JsonPath } from "@docs/facts";
import { parse, TomlError } from "smol-toml";
import { type Document, FormatError } from "./document.ts";

/**
 * Parses TOML.
 *
 * @throws FormatError at the first position that isn't valid TOML.
 */
export function parseToml(source: string): readonly Document[] {
  try {
    const places = readPlaces(source);
    const locate = (path: JsonPath, isKey: boolean) => findPlace(places, path, isKey);
    return [{ value: parse(source), locate, placeIn: (path, offset) => locate(path, false) + openingOf(path, offset) }];
  } catch (error) {
    if (error instanceof TomlError) {
      const { line, column } = error;
      const before = source.split("\n").slice(0, line - 1);
      const reason = error.message.replace(/\n[\s\S]*$/, "").replace(/^Invalid TOML document: /, "");
      throw new FormatError(before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1, reason);
    }
    throw error;
  }

  function openingOf(path: JsonPath, offset: number): number {
    const opening = /^(?:"""\n?|'''\n?|["'])/.exec(source.slice(findPlace(readPlaces(source), path, false)));
    return (opening?.[0].length ?? 0) + offset;
  }
}

/** Positions of a key and its value. */
interface Place {
  readonly key: number;
  readonly value: number;
}

/** Records the positions of tables and keys by path, which the parser doesn't report. An inline table is one value. */
function readPlaces(source: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const counts = new Map<string, number>();
  let table: readonly string[] = [];
  for (const { index, groups = {} } of source.matchAll(
    /^[ \t]*(?:\[\[(?<list>[^\]\n]+)\]\]|\[(?<table>[^\]\n]+)\]|(?<key>(?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:\s*\.\s*(?:[\w-]+|"[^"\n]*"|'[^'\n]*'))*)\s*=\s*)/gm,
  )) {
    const { list, table: header, key } = groups;
    const text = source.slice(index);
    const start = index + text.search(/\S/);
    if (key !== undefined) {
      const value = index + (/^[^=\n]*=\s*/.exec(text)?.[0].length ?? 0);
      places.set(toKey([...table, ...splitKey(key)]), { key: start, value });
      continue;
    }
    table = splitKey(header ?? list ?? "");
    if (list !== undefined) {
      const count = counts.get(toKey(table)) ?? 0;
      counts.set(toKey(table), count + 1);
      table = [...table, String(count)];
    }
    places.set(toKey(table), { key: start, value: start });
  }
  return places;
}

function splitKey(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|([\w-]+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
}

function toKey(path: readonly (string | number)[]): string {
  return path.join("\0");
}

/** Returns the position of a path, or of its nearest known parent. */
function findPlace(places: ReadonlyMap<string, Place>, path: JsonPath, isKey: boolean): number {
  for (let length = path.length; length > 0; length -= 1) {
    const place = places.get(toKey(path.slice(0, length)));
    if (place) {
      return isKey || length < path.length ? place.key : place.value;
    }
  }
  return 0;
}
