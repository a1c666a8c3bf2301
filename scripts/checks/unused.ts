import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";
import { CODE } from "./inputs.ts";

/** Files, exports and packages that nothing uses. */
export const unused: Check = {
  name: "unused",
  needsBuild: false,
  isAlone: false,
  inputs: CODE,
  async run() {
    return fromCommand(await runPackage("knip", ["--no-progress"]));
  },
};
