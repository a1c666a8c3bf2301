import { daggerVersion } from "../../data/version.ts";
import { listStale, readGaps, readGenerated, readHelp, readSums } from "../gen/files.ts";
import type { Check } from "./check.ts";

/** Facts of `data/` that a program wrote, which have to be what it makes of its inputs. */
export const generated: Check = {
  name: "generated",
  async run() {
    const stale = listStale(await readGenerated()).map(
      ([file]) =>
        `data/${file}: Unexpected edit by hand in a generated file, expected what npm run gen makes of data/upstream, of the CLI's help, and of the TypeScript SDK. Run npm run gen. Write sentences in data/cli/texts.json and data/sdk-reference.`,
    );
    const edited = listStale(readSums()).map(
      ([file]) =>
        `data/${file}: Unexpected edit by hand in data/upstream or data/history.json, expected what the sources of the release say. Run npm run gen -- --source=PATH with a clone of dagger/dagger.`,
    );
    const { dagger } = readHelp();
    const help = `data/runs/cli-help.json: Unexpected help of ${dagger}, expected that of v${daggerVersion}. Run npm run record -- --cli with the CLI of that release, and then npm run gen.`;
    const problems = [...stale, ...edited, ...readGaps(), ...(dagger === `v${daggerVersion}` ? [] : [help])];
    return { isPassed: problems.length === 0, output: problems.join("\n") };
  },
};
