export type { CommandContext } from "../chains/check-shell-script.ts";
export { buildCoreWorld, buildWorld } from "../chains/world.ts";
export { checkCommand } from "./check-command.ts";
