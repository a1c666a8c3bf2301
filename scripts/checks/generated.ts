import { daggerVersion } from "../../data/version.ts";
import { listStale, readGaps, readGenerated, readHelp, readSums } from "../gen/files.ts";
import { type Check, fromProblems } from "./check.ts";

/** Facts of `data/` that a program wrote, which have to be what it makes of its inputs. */
export const generated: Check = {
  name: "generated",
  async run() {
    const { dagger } = readHelp();
    const at = { line: 1, column: 1 };
    const stale = listStale(await readGenerated()).map((file) => ({
      ...at,
      file: `data/${file}`,
      found: "Unexpected edit by hand in a generated file",
      expected: "what npm run gen makes of data/upstream, of the CLI's help, and of the TypeScript SDK",
      fix: "Run npm run gen. Write sentences in data/cli/texts.json and data/sdk-reference.",
    }));
    const edited = listStale(readSums()).map((file) => ({
      ...at,
      file: `data/${file}`,
      found: "Unexpected edit by hand in data/upstream or data/history.json",
      expected: "what the sources of the release say",
      fix: "Run npm run gen -- --source=PATH with a clone of dagger/dagger.",
    }));
    const gaps = readGaps().map((gap) => {
      const [, file = "", found = "", expected = "", fix = ""] = /^(.*?): (.*), expected (.*?)\. (.*)$/.exec(gap) ?? [];
      return { ...at, file, found, expected, fix };
    });
    const old = {
      ...at,
      file: "data/runs/cli-help.json",
      found: `Unexpected help of ${dagger}`,
      expected: `that of v${daggerVersion}`,
      fix: "Run npm run record -- --cli with the CLI of that release, and then npm run gen.",
    };
    return fromProblems([...stale, ...edited, ...gaps, ...(dagger === `v${daggerVersion}` ? [] : [old])]);
  },
};
