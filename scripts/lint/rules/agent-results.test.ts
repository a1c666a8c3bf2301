import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkAgentResults } from "./agent-results.ts";

function lint(file: string, code: string): readonly string[] {
  return lintSite(checkAgentResults, {}, { programs: new Map([[file, code]]) });
}

test.each([
  ["main.go", "result := dag.LLM().Env().Workspace()\nreturn result.Changes(source)", '2:15 Unexpected "Changes"'],
  ["main.py", "result = dag.llm().env().workspace()\nreturn result.changes(source)", '2:15 Unexpected "changes"'],
  ["index.ts", "return dag\n  .llm()\n  .env()\n  .changes(source)", '4:4 Unexpected "changes"'],
  ["A.php", "return dag()->llm()->env()\n  ->changes($source);", '2:5 Unexpected "changes"'],
  ["A.java", "return dag().llm().env().workspace().changes(source);", '1:38 Unexpected "changes"'],
])("%s returns whatever the model saved", (file, code, problem) => {
  expect(lint(file, code)).toEqual([
    `${file}:${problem} with all files of a model, expected only files that "include" allows`,
  ]);
});

test.each([
  ["main.go", 'dag.LLM()\nsource.WithDirectory(".", x, dagger.DirectoryWithDirectoryOpts{Include: y}).Changes(source)'],
  ["main.py", 'dag.llm()\nsource.with_directory(".", x, include=["*.go"]).changes(source)'],
  ["A.java", "dag().llm(); new WithDirectoryArguments().withInclude(x); result.changes(source);"],
  ["main.go", "return source.WithoutFile(name).Changes(source)"],
  ["main.py", "return dag.llm().last_reply()"],
])("%s takes back what it names, or has no model", (file, code) => {
  expect(lint(file, code)).toEqual([]);
});
