import { expect, test } from "vitest";
import { ensureToolchain, findToolchain, type Toolchain } from "./toolchains.ts";

const toolchain: Toolchain = {
  language: "php",
  command: "php",
  versionArgs: ["-v"],
  least: [8, 2],
  packages: ["php-cli"],
  formula: "php",
  site: "https://www.php.net/downloads",
};

const HOW =
  "Install it: apt-get install php-cli (Debian, Ubuntu), brew install php (macOS), or https://www.php.net/downloads; " +
  "as root on Debian or Ubuntu, npm run doctor -- --install does it.";

function answer(output: string | undefined) {
  return async () => {
    if (output === undefined) {
      throw new Error("ENOENT");
    }
    return { code: 0, output };
  };
}

test.each<[string, string | undefined, object]>([
  ["new enough", "PHP 8.2.35 (cli)", { isReady: true, version: "8.2.35" }],
  ["newer", "9.0", { isReady: true, version: "9.0" }],
  ["too old", "8.1.9", { isReady: false, reason: `php 8.1.9 found, expected 8.2 or newer. ${HOW}` }],
  ["absent", undefined, { isReady: false, reason: `php not found, expected 8.2 or newer. ${HOW}` }],
])("a toolchain that is %s", async (_, output, state) => {
  expect(await findToolchain(toolchain, { run: answer(output) })).toEqual(state);
});

/** Creates a machine without PHP, on which `apt-get` installs it, fails, or needs to update its package lists first. */
function createMachine(apt: "works" | "fails" | "needs update") {
  const commands: string[] = [];
  let isThere = false;
  let isUpdated = apt !== "needs update";
  const run = async (command: string, [verb]: readonly string[]) => {
    commands.push(`${command} ${verb}`);
    if (command === "apt-get") {
      isUpdated ||= verb === "update";
      isThere ||= verb === "install" && isUpdated && apt !== "fails";
      return { code: isThere || verb === "update" ? 0 : 100, output: "" };
    }
    return { code: isThere ? 0 : 127, output: isThere ? "8.2.0" : "" };
  };
  return { commands, run };
}

test.each([
  ["works", true, ["php -v", "apt-get install", "php -v"]],
  ["needs update", true, ["php -v", "apt-get install", "apt-get update", "apt-get install", "php -v"]],
  ["fails", false, ["php -v", "apt-get install", "apt-get update", "apt-get install", "php -v"]],
] as const)(
  "where packages may be installed and apt-get %s, the toolchain is there: %s",
  async (apt, isReady, expected) => {
    const { commands, run } = createMachine(apt);
    const state = await ensureToolchain(toolchain, { run, mayInstall: true, isRootOfDebian: async () => true });
    expect(state.isReady).toBe(isReady);
    expect(commands).toEqual(expected);
  },
);

test.each([
  [false, true],
  [true, false],
])("where packages may be installed: %s, and can be: %s, nothing is tried", async (mayInstall, isRoot) => {
  const { commands, run } = createMachine("works");
  const state = await ensureToolchain(toolchain, { run, mayInstall, isRootOfDebian: async () => isRoot });
  expect(state.isReady).toBe(false);
  expect(commands).toEqual(["php -v"]);
});

/** Creates an installed toolchain whose libraries are missing. */
function createLibraries() {
  let isThere = false;
  const install = async () => {
    isThere = true;
  };
  return { name: "packages of a.txt", command: "pip install", isInstalled: async () => isThere, install };
}

test("libraries are installed where that is allowed", async () => {
  const libraries = createLibraries();
  const world = { run: answer("8.2.0"), mayInstall: true, isRootOfDebian: async () => false };
  expect(await ensureToolchain({ ...toolchain, libraries }, world)).toEqual({ isReady: true, version: "8.2.0" });
  expect(await libraries.isInstalled()).toBe(true);
});

test("elsewhere their absence is an obstacle with its repair", async () => {
  const libraries = createLibraries();
  const world = { run: answer("8.2.0"), mayInstall: false, isRootOfDebian: async () => true };
  expect(await ensureToolchain({ ...toolchain, libraries }, world)).toEqual({
    isReady: false,
    reason:
      "packages of a.txt not found, expected them to be installed. Install them with npm run doctor -- --install, which runs pip install.",
  });
  expect(await libraries.isInstalled()).toBe(false);
});
