import { readFileSync } from "node:fs";
import { describeChoices, type Problem, toPlace } from "@docs/pages";
import { type Program, readComments } from "@docs/snippets";

/** Checks the names of pragmas in Go comments, because Dagger passes over one that it doesn't know. */
export function checkPragmas(programs: readonly Program[], file = "data/syntax/go.json"): readonly Problem[] {
  const words = JSON.parse(readFileSync(file, "utf8")) as readonly { readonly word: string; readonly kind: string }[];
  const known = words.filter(({ kind }) => kind === "pragma").map(({ word }) => word.replace("+", ""));
  return programs
    .filter(({ language }) => language === "go")
    .flatMap((program) =>
      readComments(program.file, program.code).flatMap(({ text, offset }): Problem[] => {
        const name = /^\s*\+\s*(?<name>[A-Za-z]\w*)/.exec(text)?.groups?.name;
        return name === undefined || known.includes(name)
          ? []
          : [
              {
                file: program.file,
                ...toPlace(program.code, offset + text.indexOf(name)),
                found: `Unexpected pragma "+${name}"`,
                expected: describeChoices(name, known),
                fix: "Correct the name.",
              },
            ];
      }),
    );
}
