import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";
import { CODE } from "./inputs.ts";

/** Format, order of imports and lint rules of the code, as biome.json has them. */
export const lint: Check = {
  name: "lint",
  needsBuild: false,
  isAlone: false,
  inputs: CODE,
  async run() {
    const result = await runPackage("@biomejs/biome", ["check", "--max-diagnostics=100"], { program: "biome" });
    const warnings = /Found (\d+) warnings?\./.exec(result.output)?.[1];
    return { ...fromCommand(result), note: warnings && `${warnings} ${warnings === "1" ? "warning" : "warnings"}` };
  },
};
