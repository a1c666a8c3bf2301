import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";
import { CODE } from "./inputs.ts";

/** The direction of imports, faces of packages, and cycles, as `.dependency-cruiser.cjs` has them. */
export const imports: Check = {
  name: "imports",
  needsBuild: false,
  isAlone: false,
  inputs: [...CODE, ".dependency-cruiser.cjs"],
  async run() {
    const folders = ["packages", "plugins", "src", "scripts", "config", "bench", "e2e"];
    const options = ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long"];
    return fromCommand(
      await runPackage("dependency-cruiser", [...options, ...folders, "docusaurus.config.ts"], {
        program: "depcruise",
      }),
    );
  },
};
