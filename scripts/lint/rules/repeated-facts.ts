import { describeChoices, listStatements, type Problem, type Statement } from "@docs/pages";
import type { RepeatedFact, SiteRule } from "../rule.ts";

const FILE = "data/repeated-facts.json";

/**
 * Compares what pages say about facts that several of them state with the list of statements that were checked: two
 * pages that describe one behavior differently can't both be right, and nobody reads them side by side.
 */
export const checkRepeatedFacts: SiteRule = (pages, { repeatedFacts }) => {
  const said = new Map(pages.map((page) => [page.file, listStatements(page)]));
  return repeatedFacts.flatMap((fact) => {
    const matches = toMatcher(fact);
    return [
      ...[...said].flatMap(([file, statements]) => {
        const known = fact.statements[file] ?? [];
        return statements
          .filter((statement) => matches(statement) && !known.includes(statement.text))
          .map((statement) => unlisted(file, statement, fact));
      }),
      ...Object.entries(fact.statements).flatMap(([file, known]) =>
        known.flatMap((text) => {
          const made = said.get(file)?.filter((statement) => statement.text === text) ?? [];
          return made.some(matches) ? [] : [missing(file, text, fact, made.length > 0)];
        }),
      ),
    ];
  });
};

function toMatcher({ about, says }: RepeatedFact): (statement: Statement) => boolean {
  const subjects = about.map((pattern) => new RegExp(pattern, "i"));
  const verb = new RegExp(says, "i");
  return ({ text, context }) =>
    verb.test(text) && subjects.every((subject) => subject.test(text) || subject.test(context));
}

function unlisted(
  file: string,
  { text, context: _, ...place }: Statement,
  { id, fact, page, statements }: RepeatedFact,
): Problem {
  return {
    ...{ file, ...place },
    found: `Unexpected statement "${text}"`,
    expected: describeChoices(text, statements[file] ?? [], `what ${FILE} has as ${id}: "${fact}"`),
    fix: `Link to ${page}, which explains it; or hold the statement against the source, and list it in ${FILE}.`,
  };
}

function missing(file: string, text: string, { id }: RepeatedFact, isMade: boolean): Problem {
  const found = `Unexpected statement "${text}" of ${id}, which ${file}`;
  return isMade
    ? {
        file: FILE,
        found: `${found} makes where nothing matches "about" or "says"`,
        expected: "statements that match both, alone or with the text above them",
        fix: `Correct the patterns of ${id}, or remove the statement here.`,
      }
    : {
        file: FILE,
        found: `${found} doesn't make`,
        expected: "statements that pages make",
        fix: "If the page lost or changed it by mistake, restore it there; otherwise remove it here.",
      };
}
