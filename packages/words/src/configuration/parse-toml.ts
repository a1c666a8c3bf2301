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
    const locate = (path: JsonPath, isKey: boolean) => findPlace(source, path, isKey);
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
    const opening = /^(?:"""\n?|'''\n?|["'])/.exec(source.slice(findPlace(source, path, false)));
    return (opening?.[0].length ?? 0) + offset;
  }
}

/** Returns the first line with the last name of a path as a key or in a header, because the parser reports no positions. */
function findPlace(source: string, path: JsonPath, isKey: boolean): number {
  const name = path.findLast((step) => typeof step === "string") ?? "";
  const line = new RegExp(
    `^(?<indent>[ \\t]*)(?:\\[.*\\b${name}\\b|(?:[\\w.-]+\\.)?["']?${name}["']?(?<sign>\\s*=\\s*))`,
    "m",
  );
  const match = line.exec(source);
  const hasValue = !isKey && match?.groups?.sign !== undefined;
  return match ? match.index + (hasValue ? match[0] : (match.groups?.indent ?? "")).length : 0;
}
