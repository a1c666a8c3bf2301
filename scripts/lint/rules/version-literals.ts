import type { Problem } from "../problem.ts";
import type { PageRule } from "../rule.ts";

/** The product's version stands in data/version.ts and nowhere else: a release changes one line. */
export const checkVersionLiterals: PageRule = ({ file, source }, { version }) =>
  source.split("\n").flatMap((text, index) =>
    [...text.matchAll(toPattern(version))].map(
      (match): Problem => ({
        file,
        line: index + 1,
        column: match.index + 1,
        found: `Unexpected version "${match[0]}"`,
        expected: `"${match[0].replace(version, VARIABLE)}"`,
        fix: "Write the variable, also in code and links (npm run fix does), or leave the version out.",
        severity: "error",
      }),
    ),
  );

const VARIABLE = "{{version}}";

/** Writes the variable wherever a page has the version itself. */
export function replaceVersion(source: string, version: string): string {
  return source.replaceAll(toPattern(version), (text) => text.replace(version, VARIABLE));
}

function toPattern(version: string): RegExp {
  return new RegExp(`(?<![\\d.])v?${version.replaceAll(".", "\\.")}(?![\\w]|\\.\\d)`, "g");
}
