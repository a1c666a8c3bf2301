import type { Program } from "@docs/snippets";
import { calls, linter } from "@docs/snippets/testing";
import { describe, expect, test } from "vitest";
import { blockers } from "./blockers.ts";
import { checkPrograms } from "./check-programs.ts";
import { compilers } from "./compilers.ts";
import { breakProgram, goodModule, rows } from "./testing.ts";
import { ensureToolchain, toolchains } from "./toolchains.ts";

/** Includes the time to download the SDKs on the first run. */
const TIMEOUT_MS = 5 * 60 * 1000;

for (const compiler of compilers) {
  const { language } = compiler;
  const toolchain = toolchains.find((one) => one.language === language);
  const state = toolchain && (await ensureToolchain(toolchain));
  const isMissing = state !== undefined && !state.isReady;
  // In CI, the tests run without the toolchain and fail, because no language may be skipped there.
  describe.skipIf(isMissing && !process.env.CI)(language, () => {
    const good = goodModule[language] as Program;
    const cases = rows[language] ?? [];

    test("a module that compiles has no problems, and each broken one has its own", {
      timeout: TIMEOUT_MS,
    }, async () => {
      const broken = cases.map(([name, from, to]) => breakProgram(good, name, from, to));
      const { problems } = await compiler.compile([good, ...broken], `.cache/snippets-test/${language}`);
      const lines = problems.map(({ file, line, column, found }) => `${file}:${line}:${column} ${found}`);
      expect(lines.filter((line) => line.includes("testing/good/"))).toEqual([]);
      for (const [name, , , problem] of cases) {
        expect(lines).toContainEqual(expect.stringContaining(`snippets/testing/${name}/${problem}`));
      }
    });

    test("a fault that stops the compiler hides no other program's, and nothing unread is good", {
      timeout: TIMEOUT_MS,
    }, async () => {
      const [[, from, to] = ["", "", ""]] = cases;
      const wrong = breakProgram(good, "wrong", from, to);
      const stopping = (blockers[language] ?? []).map(([name, part, other]) => breakProgram(good, name, part, other));
      const result = await checkPrograms({
        programs: [...stopping, wrong, good],
        compiler,
        inputs: "1",
        runs: {},
        work: `.cache/snippets-test/${language}`,
        findObstacle: async () => undefined,
      });
      expect(new Set(result.problems.map(({ file }) => file))).toEqual(
        new Set([...stopping, wrong].map(({ file }) => file)),
      );
      expect(result).toMatchObject({ good: 1, bad: stopping.length + 1 });
      expect(Object.keys(result.runs)).toEqual([good.file]);
    });

    test("a dependency can be called as it is declared, and not otherwise", { timeout: TIMEOUT_MS }, async () => {
      const [from = "", to = "", slip = "", fix = ""] = calls[language] ?? [];
      const depending = breakProgram(good, "depending", from, to);
      const wrong = breakProgram(depending, "depending-wrongly", slip, fix);
      const { problems } = await compiler.compile([depending, wrong], `.cache/snippets-test/${language}`, [linter]);
      expect(problems.map(({ file }) => file.split("/")[2])).toEqual(["depending-wrongly"]);
      expect(problems[0]?.found).toMatch(/\bchek\b.*\bLinter\b|\bLinter\b.*\bchek\b/i);
    });
  });
}
