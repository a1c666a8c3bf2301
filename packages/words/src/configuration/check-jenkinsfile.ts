import type { Facts } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";
import type { ShellContext } from "../chains/check-shell-script.ts";
import { checkShellText, guard } from "../cli/check-shell-text.ts";
import { checkAssignment } from "../resolvers/variables.ts";
import { SyntaxMistake } from "../syntax-mistake.ts";

const STRING_OR_COMMENT =
  /(?<quote>'''|"""|'(?!'')|"(?!""))(?<text>(?:\\[\s\S]|(?!\k<quote>)[^\\])*)\k<quote>|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** Checks a Jenkinsfile: its brackets, the sections of a declarative pipeline, its variables, and its `sh` steps. */
export function checkJenkinsfile(source: string, context: ShellContext): readonly PlacedFault[] {
  const code = source.replace(STRING_OR_COMMENT, (text) => text.replace(/[^\n]/g, " "));
  const scripts = [...source.matchAll(STRING_OR_COMMENT)].flatMap(
    ({ index, groups: { quote = "", text = "" } = {} }) =>
      /\bsh\b(?:\s*\([^)]*|[^\n;{}]*)$/.test(code.slice(0, index))
        ? move(checkShellText(removeEscapes(text), context), index + quote.length)
        : [],
  );
  const variables = [...code.matchAll(/^\s*(?<name>_?[A-Z][A-Z\d_]*)\s*=\s*/gm)].flatMap((match) => {
    const end = match.index + match[0].length;
    const value = /^(?<quote>['"])(?<text>.*)\k<quote>/.exec(source.slice(end))?.groups?.text;
    return move(checkAssignment(match.groups?.name ?? "", value, context.facts), match.index + match[0].search(/\S/));
  });
  return guard(() => {
    checkBrackets(code);
    return [...checkSections(code, context.facts.jenkinsfile), ...scripts, ...variables];
  });
}

/**
 * Checks that brackets and quotation marks are balanced.
 *
 * @throws SyntaxMistake if one lacks its counterpart.
 */
function checkBrackets(code: string): void {
  const open: { readonly sign: string; readonly offset: number }[] = [];
  for (const { 0: sign, index } of code.matchAll(/[()[\]{}'"]/g)) {
    const last = open.at(-1);
    if (/['"]/.test(sign)) {
      throw new SyntaxMistake(index, "Unexpected end of a string", "a closing quotation mark");
    } else if (CLOSERS[sign]) {
      open.push({ sign, offset: index });
    } else if (last && CLOSERS[last.sign] === sign) {
      open.pop();
    } else {
      const expected = last && `"${CLOSERS[last.sign]}", which closes the "${last.sign}" before`;
      throw new SyntaxMistake(index, `Unexpected "${sign}"`, expected ?? "no bracket, for none is open");
    }
  }
  for (const { sign, offset } of open.slice(-1)) {
    throw new SyntaxMistake(offset, `Unexpected "${sign}" that is never closed`, `a "${CLOSERS[sign]}"`);
  }
}

const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Checks the contents of a declarative pipeline's sections, in which a misspelled name would be an unknown step. */
function checkSections(code: string, sections: Facts["jenkinsfile"]): readonly PlacedFault[] {
  const open: string[] = [];
  let section = "";
  return [...code.matchAll(/(?<=(?:^|[{};])\s*)(?<name>[A-Za-z_]\w*)|[{}]/gm)].flatMap(({ 0: sign, index, groups }) => {
    if (groups?.name === undefined) {
      sign === "{" ? open.push(section) : open.pop();
      return [];
    }
    section = sign;
    const known = open[0] === "pipeline" ? sections[open.at(-1) ?? ""] : undefined;
    const found = `Unexpected section "${sign}" in "${open.at(-1)}"`;
    const fix = "Correct the section; data/ci/jenkinsfile.json has those of a declarative pipeline.";
    return !known || known.includes(sign)
      ? []
      : [{ offset: index, found, expected: describeChoices(sign, known), fix }];
  });
}

/** Replaces Groovy's backslashes, which shells never see, with spaces that keep all positions unchanged. */
function removeEscapes(text: string): string {
  return text.replace(/\\([^\n])/g, (_, character: string) => ` ${character === "n" ? "\n" : character}`);
}

function move(faults: readonly PlacedFault[], by: number): readonly PlacedFault[] {
  return faults.map((fault) => ({ ...fault, offset: fault.offset + by }));
}
