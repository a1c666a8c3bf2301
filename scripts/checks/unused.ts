import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";

/** Files, exports and packages that nothing uses. */
export const unused: Check = {
  name: "unused",
  needsBuild: false,
  isAlone: false,
  async run() {
    return fromCommand(await runPackage("knip", ["--no-progress"]));
  },
};
