import type { PageFault, PageRule } from "../rule.ts";

/**
 * Checks that the product's version appears only in `data/version.ts`, so a release changes one line. Pages about the
 * changes of a release name it, and keep that name.
 */
export const checkVersionLiterals: PageRule = ({ file, source }, { version, otherVersions }) =>
  (keepsVersions(file) ? [] : source.split("\n")).flatMap((text, index) => {
    const toProblem = (match: RegExpExecArray, expected: string, fix: string): PageFault => ({
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

/** Checks whether a page is about the changes of a release, whose version stays when the product's moves on. */
export function keepsVersions(file: string): boolean {
  return file.startsWith("docs/changes/");
}

/** A tag of an image or a repository that lacks the `v` before the version. */
const BARE_TAG = /(?<=\w[:@])\{\{version\}\}/g;
const TAG_FIX = "Tags of Dagger's images and repositories begin with a v.";
/**
 * The version after `engineVersion` in `dagger.json`, whatever its numbers; `toSeries` covers the product's own series.
 */
const ENGINE_VERSION = /(?<=\bengineVersion\W{1,8}(?:(?:of|is|to)\W{1,3})?)v?\d+\.\d+\.\d+(?![\w.]*\d)/g;
const FIX = "Write the variable, also in code and links (npm run fix does), or leave the version out.";
const OTHER_FIX = "Write the variable, or add the version to data/pages/versions.json with the reason.";

/**
 * Returns a pattern for three-part versions that begin like the product's, which matches earlier and later releases.
 *
 * After an at sign, the version is another program's, unless that program's name contains the product's name.
 */
function toSeries(version: string): RegExp {
  const [major = "", minor = ""] = version.split(".");
  const near = minor.length > 1 ? `[1-9]\\d` : `\\d`;
  return new RegExp(`(?<![\\d.\\w]|(?<!dagger[^\\s@]*)@)v?${major}\\.${near}\\.\\d+(?![\\w]|\\.\\d)`, "g");
}

const VARIABLE = "{{version}}";

/** Replaces the version with the variable everywhere on a page. */
export function replaceVersion(source: string, version: string): string {
  return source.replaceAll(toPattern(version), (text) => text.replace(version, VARIABLE));
}

function toPattern(version: string): RegExp {
  return new RegExp(`(?<![\\d.])v?${version.replaceAll(".", "\\.")}(?![\\w]|\\.\\d)`, "g");
}
