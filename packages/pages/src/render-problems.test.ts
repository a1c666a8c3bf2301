import { expect, test } from "vitest";
import type { Problem } from "./problem.ts";
import { renderProblems } from "./render-problems.ts";

const problem = (file: string, found: string, severity?: Problem["severity"]): Problem => ({
  file,
  line: 3,
  column: 7,
  found: `Unexpected ${found}`,
  expected: "something else",
  fix: "Change it.",
  severity,
});

test.each<[string, Problem[], string]>([
  ["nothing", [], ""],
  ["one error", [problem("a.mdx", "x")], "a.mdx:3:7 Unexpected x, expected something else. Change it."],
  [
    "errors in the order of the files, then warnings",
    [problem("b.mdx", "w", "warning"), problem("b.mdx", "y"), problem("a.mdx", "x")],
    "a.mdx:3:7 Unexpected x, expected something else. Change it.\n" +
      "b.mdx:3:7 Unexpected y, expected something else. Change it.\n" +
      "1 warning (fails nothing):\n" +
      "b.mdx:3:7 Unexpected w, expected something else. Change it.",
  ],
  [
    "the same on five pages",
    ["e", "d", "c", "b", "a"].map((name) => problem(`${name}.html`, "x")),
    "a.html:3:7 Unexpected x, expected something else. Change it.\n  also b.html:3:7\n  also c.html:3:7\n  and in 2 more places",
  ],
])("renders %s", (_, problems, expected) => {
  expect(renderProblems(problems)).toBe(expected);
});
