import type { Problem } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** The product's version stands in data/version.ts and nowhere else: a release changes one line. */
export const checkVersionLiterals: PageRule = ({ file, source }, { version, otherVersions }) =>
  source.split("\n").flatMap((text, index) => {
    const toProblem = (match: RegExpExecArray, expected: string, fix: string): Problem => ({
      file,
      line: index + 1,
      column: match.index + 1,
      found: `Unexpected version "${match[0]}"`,
      expected,
      fix,
    });
    return [
      ...[...text.matchAll(toPattern(version))].map((match) =>
        toProblem(match, `"${match[0].replace(version, VARIABLE)}"`, FIX),
      ),
      ...[...text.matchAll(toSeries(version))]
        .filter(([other]) => ![version, ...otherVersions].includes(other.replace("v", "")))
        .map((match) => toProblem(match, `"${match[0].startsWith("v") ? "v" : ""}${VARIABLE}"`, OTHER_FIX)),
      ...[...text.matchAll(ENGINE_VERSION)]
        .filter(([other]) => !otherVersions.includes(other.replace("v", "")) && !toSeries(version).test(other))
        .map((match) => toProblem(match, `"v${VARIABLE}"`, OTHER_FIX)),
      ...[...text.matchAll(BARE_TAG)].map((match) => toProblem(match, `"v${VARIABLE}"`, TAG_FIX)),
    ];
  });

/** A tag of an image or of a repository, where the name of an address has no letter before it. */
const BARE_TAG = /(?<=\w[:@])\{\{version\}\}/g;
const TAG_FIX = "Tags of Dagger's images and repositories begin with a v.";
/** The version behind the key of `dagger.json`, whatever its numbers are; the series above is reported by itself. */
const ENGINE_VERSION = /(?<=\bengineVersion\W{1,8}(?:(?:of|is|to)\W{1,3})?)v?\d+\.\d+\.\d+(?![\w.]*\d)/g;
const FIX = "Write the variable, also in code and links (npm run fix does), or leave the version out.";
const OTHER_FIX = "Write the variable, or add the version to data/pages/versions.json with the reason.";

/**
 * Makes the pattern of versions with a number of three parts that begins as the product's: of releases before and after.
 *
 * Behind an at sign stands the version of another program, unless its name has the product's in it.
 */
function toSeries(version: string): RegExp {
  const [major = "", minor = ""] = version.split(".");
  const near = minor.length > 1 ? `[1-9]\\d` : `\\d`;
  return new RegExp(`(?<![\\d.\\w]|(?<!dagger[^\\s@]*)@)v?${major}\\.${near}\\.\\d+(?![\\w]|\\.\\d)`, "g");
}

const VARIABLE = "{{version}}";

/** Writes the variable wherever a page has the version itself. */
export function replaceVersion(source: string, version: string): string {
  return source.replaceAll(toPattern(version), (text) => text.replace(version, VARIABLE));
}

function toPattern(version: string): RegExp {
  return new RegExp(`(?<![\\d.])v?${version.replaceAll(".", "\\.")}(?![\\w]|\\.\\d)`, "g");
}
