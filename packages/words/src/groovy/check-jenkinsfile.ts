import type { JenkinsSection } from "@docs/facts";
import { describeChoices } from "@docs/pages";
import { checkShellText, type ShellTextContext } from "../cli/check-shell-text.ts";
import type { Fault } from "../fault.ts";
import { checkAssignment } from "../resolvers/variables.ts";
import { SyntaxMistake } from "../syntax-mistake.ts";
import { parseStatements, type Statement } from "./parse-statements.ts";
import { OpenStringError, readTokens } from "./read-tokens.ts";

/** Checks Groovy: its brackets, the sections of a declarative pipeline, and the lines of its `sh` steps. */
export function checkJenkinsfile(source: string, context: ShellTextContext): readonly Fault[] {
  try {
    const statements = parseStatements(readTokens(source));
    const pipelines = statements.filter(({ name }) => name === "pipeline");
    return [
      ...pipelines.flatMap((pipeline) => checkSection(pipeline, context.facts.jenkinsfile)),
      ...statements.flatMap((statement) => checkSteps(statement, context)),
    ];
  } catch (error) {
    if (error instanceof SyntaxMistake) {
      const { offset, found, expected } = error;
      return [{ offset, found, expected, fix: "Correct the brackets." }];
    }
    if (error instanceof OpenStringError) {
      return [{ offset: error.offset, found: error.message, expected: "a closing quotation mark", fix: "Close it." }];
    }
    throw error;
  }
}

type Sections = Readonly<Record<string, JenkinsSection>>;

/** Holds the sections inside another one against those that it may have. */
function checkSection({ name, offset, tokens, body }: Statement, sections: Sections): readonly Fault[] {
  const rule = sections[name];
  if (!rule) {
    return [];
  }
  if (!body) {
    const word = tokens[1];
    const isKnown = word === undefined || rule.sections.includes(word.text);
    return isKnown ? [] : [unknownSection(name, word.text, word.offset, rule)];
  }
  const names = body.map((inner) => inner.name);
  const unknown = body.filter((inner) => !rule.sections.includes(inner.name));
  const missing = rule.required.filter((wanted) => !names.includes(wanted));
  const isEmpty = rule.oneOf !== undefined && !rule.oneOf.some((wanted) => names.includes(wanted));
  return [
    ...unknown.map((inner) => unknownSection(name, inner.name, inner.offset, rule)),
    ...missing.map((wanted) => missingSection(name, wanted, offset)),
    ...(isEmpty ? [missingSection(name, rule.oneOf?.join(", ") ?? "", offset)] : []),
    ...body.flatMap((inner) => checkSection(inner, sections)),
  ];
}

function unknownSection(parent: string, name: string, offset: number, { sections }: JenkinsSection): Fault {
  return {
    offset,
    found: `Unexpected section "${name}" in "${parent}"`,
    expected: describeChoices(name, sections),
    fix: "Correct the section; data/ci/jenkinsfile.json has those of a declarative pipeline.",
  };
}

function missingSection(parent: string, wanted: string, offset: number): Fault {
  const expected = wanted.includes(",") ? `one of ${wanted}` : `"${wanted}"`;
  return { offset, found: `Unexpected section "${parent}" without what it needs`, expected, fix: "Add it." };
}

/** Goes through all statements for lines of a shell and for variables. */
function checkSteps(statement: Statement, context: ShellTextContext): readonly Fault[] {
  const { name, tokens, body = [] } = statement;
  const script = name === "sh" ? tokens.find(({ kind }) => kind === "string") : undefined;
  const own = script ? place(checkShellText(removeEscapes(script.text), context), script.offset) : [];
  const set = name === "environment" ? body.flatMap((inner) => checkVariable(inner, context)) : [];
  return [...own, ...set, ...body.flatMap((inner) => checkSteps(inner, context))];
}

/** Takes the backslashes of Groovy away, which no shell sees; blanks keep everything in its place. */
function removeEscapes(text: string): string {
  return text.replace(/\\([^\n])/g, (_, character: string) => ` ${character === "n" ? "\n" : character}`);
}

/** `NAME = 'value'`, or `NAME = credentials('id')`, whose value is the store's. */
function checkVariable({ name, offset, tokens }: Statement, { facts }: ShellTextContext): readonly Fault[] {
  const [, , value] = tokens;
  return place(checkAssignment(name, value?.kind === "string" ? value.text : undefined, facts), offset);
}

function place(faults: readonly Fault[], offset: number): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, offset: fault.offset + offset }));
}
