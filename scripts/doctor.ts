// `npm run doctor`: what this machine lacks for working on the site, and the command that installs it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { main } from "./main.ts";
import { findToolchain, toolchains } from "./snippets/toolchains.ts";

await main(async () => {
  const lines = await Promise.all([
    `✓ node ${process.versions.node}`,
    describeChromium(),
    ...toolchains.map(async (toolchain) => {
      const state = await findToolchain(toolchain);
      return state.isReady
        ? `✓ ${toolchain.command} ${state.version}`
        : `✗ ${state.reason} Without it, the ${toolchain.language} snippets are not read.`;
    }),
  ]);
  console.log(lines.join("\n"));
  return lines.every((line) => line.startsWith("✓")) ? 0 : 1;
});

function describeChromium(): string {
  try {
    const file = findChromium({
      env: process.env,
      isRoot: false,
      playwrightPath: chromium.executablePath(),
      exists: existsSync,
      // The doctor looks and touches nothing: programs may say their version, not install anything.
      run: (command, args) => args.includes("--version") && spawnSync(command, [...args]).status === 0,
      report: () => {},
    });
    return `✓ chromium ${file}`;
  } catch (error) {
    return `✗ ${error instanceof Error ? error.message : String(error)}`;
  }
}
