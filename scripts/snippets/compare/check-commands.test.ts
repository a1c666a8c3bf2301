import { loadFacts } from "@docs/facts";
import type { Program } from "@docs/snippets";
import { expect, test } from "vitest";
import { breakProgram, goodModule } from "../testing.ts";
import { checkCommands } from "./check-commands.ts";

const { foreignPrograms } = loadFacts();

function check(language: string, from: string, to: string): readonly string[] {
  const program = breakProgram(goodModule[language] as Program, "command", from, to);
  return checkCommands([program], foreignPrograms).map(
    ({ line, found, expected }) => `${line} ${found}, expected ${expected}`,
  );
}

test.each([
  ["go", '"test"', '"tset"', '17 Unexpected command "tset" of go, expected "get" or "test" or "vet"'],
  ["python", '"test"', '"tset"', '15 Unexpected command "tset" of go'],
  ["typescript", '"go", "test"', '"npm", "isntall"', '13 Unexpected command "isntall" of npm, expected "install"'],
  ["php", "'go', 'test'", "'apk', 'ad'", '24 Unexpected command "ad" of apk'],
  ["java", '"go", "test"', '"gti", "log"', '23 Unexpected program "gti"'],
  ["typescript", '"go", "test", "./..."', '"sh", "-c", "cd /src && go tset"', 'Unexpected command "tset" of go'],
  ["go", '"go", "test", "./..."', '"sh", "-c", "echo $(gofmtt -l .)"', 'Unexpected program "gofmtt"'],
])("%s with %s as %s", (language, from, to, problem) => {
  expect(check(language, from, to)).toContainEqual(expect.stringContaining(problem));
});

test.each(Object.keys(goodModule))("the good module in %s runs what exists", (language) => {
  expect(checkCommands([goodModule[language] as Program], foreignPrograms)).toEqual([]);
});
