import { loadFacts } from "@docs/facts";
import type { Program } from "@docs/snippets";
import { expect, test } from "vitest";
import { breakProgram, goodModule } from "../testing.ts";
import { toApiNames } from "./compare-programs.ts";
import { findDropped } from "./find-dropped.ts";

const { functions } = toApiNames(loadFacts().api);

function check(language: string, from: string, to: string): readonly string[] {
  const program = breakProgram(goodModule[language] as Program, "dropped", from, to);
  return findDropped([program], functions).map(({ line, found }) => `${line} ${found}`);
}

test.each([
  [
    "go",
    "return dag.",
    'dag.Container().From("a:1").WithExec([]string{"b"})\n\treturn dag.',
    "13 Unexpected call of WithExec",
  ],
  ["go", "return dag.", 'dag.Container().From("a:1").Sync(ctx)\n\treturn dag.', "13 Unexpected call of Sync"],
  [
    "go",
    "return dag.",
    'if err := ctx.Err(); err == nil {\n\t\treturn "", err\n\t}\n\treturn dag.',
    'Unexpected "err == nil"',
  ],
  [
    "python",
    "return await (",
    'dag.container().from_("a:1").with_exec(["b"])\n        return await (',
    "10 Unexpected call of with_exec",
  ],
  ["typescript", "return (\n", 'dag.container().from("a:1").sync()\n    return (\n', "8 Unexpected call of sync"],
  [
    "typescript",
    "return (\n",
    "const c = dag.container()\n    c.withExec([])\n    return (\n",
    "9 Unexpected call of withExec",
  ],
  [
    "php",
    "return dag()\n",
    "dag()->container()->withExec(['b']);\n        return dag()\n",
    "18 Unexpected call of withExec",
  ],
  [
    "java",
    "return dag()\n",
    'dag().container().withExec(List.of("b"));\n    return dag()\n',
    "15 Unexpected call of withExec",
  ],
])("%s with %j as %j", (language, from, to, problem) => {
  expect(check(language, from, to)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ["python", "return await (", 'await dag.container().from_("a:1").sync()\n        return await ('],
  ["typescript", "return (\n", 'await dag.container().from("a:1").sync()\n    return (\n'],
  ["php", "return dag()\n", "dag()->container()->sync();\n        return dag()\n"],
  ["java", "return dag()\n", "dag().container().sync();\n    return dag()\n"],
  ["go", "return dag.", 'if _, err := dag.Container().Sync(ctx); err != nil {\n\t\treturn "", err\n\t}\n\treturn dag.'],
])("%s with %j as %j is right", (language, from, to) => {
  expect(check(language, from, to)).toEqual([]);
});
