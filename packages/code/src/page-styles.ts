import { readFileSync } from "node:fs";

/**
 * Reads styles that only some pages need and hold themselves, without comments and indentation.
 *
 * No other tool makes them smaller: scripts insert the same text, and the policy knows it by its hash.
 */
export function readPageStyles(file: URL): string {
  return (
    readFileSync(file, "utf8")
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\s+/g, " ")
      .replace(/ ?([{};]) ?/g, "$1")
      // What's in quotes is shown as it is.
      .replace(/"[^"]*"|([,:]) /g, (found, sign: string | undefined) => sign ?? found)
      .replaceAll(";}", "}")
      .trim()
  );
}
