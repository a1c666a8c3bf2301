import { existsSync } from "node:fs";
import { runCommand } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";
import { withChromium } from "./with-chromium.ts";

const SCRIPT = "bench/budgets.ts";

/** Sizes and times against the numbers that the site promises to keep. */
export const budgets: Check = {
  name: "budgets",
  needsBuild: true,
  isAlone: true,
  async run() {
    if (!existsSync(SCRIPT)) {
      throw new Error(`${SCRIPT} not found, expected the script that measures the build. Restore it.`);
    }
    return withChromium(async (chromiumPath) => {
      const env = { CHROMIUM_PATH: chromiumPath };
      return fromCommand(await runCommand(process.execPath, ["--import", "tsx", SCRIPT], { env }));
    });
  },
};
