import type { Problem } from "../problem.ts";
import type { PageRule } from "../rule.ts";

/** The product's version stands in data/version.ts and nowhere else: a release changes one line. */
export const checkVersionLiterals: PageRule = ({ file, source }, { version }) => {
  const pattern = new RegExp(`(?<![\\d.])v?${version.replaceAll(".", "\\.")}(?![\\w]|\\.\\d)`, "g");
  return source.split("\n").flatMap((text, index) =>
    [...text.matchAll(pattern)].map(
      (match): Problem => ({
        file,
        line: index + 1,
        column: match.index + 1,
        found: `Unexpected version "${match[0]}"`,
        expected: `"${match[0].replace(version, "{{version}}")}"`,
        fix: "Write the variable, also in code and links, or leave the version out where the sentence holds without it.",
        severity: "error",
      }),
    ),
  );
};
