import type { Program } from "@docs/snippets";
import { expect, test } from "vitest";
import { breakProgram, goodModule } from "../testing.ts";
import { checkPragmas } from "./check-pragmas.ts";

test.each([
  ['+defaultPath="/"', []],
  ['+defaultpath="/"', ['13 Unexpected pragma "+defaultpath", expected "defaultPath"']],
  ["+ignroe=[]", ['13 Unexpected pragma "+ignroe", expected "ignore"']],
])("the pragma %s", (pragma, problems) => {
  const program = breakProgram(
    goodModule.go as Program,
    "pragma",
    "source *dagger.Directory",
    `\n\t// ${pragma}\n\tsource *dagger.Directory`,
  );
  expect(checkPragmas([program]).map(({ line, found, expected }) => `${line} ${found}, expected ${expected}`)).toEqual(
    problems,
  );
});
