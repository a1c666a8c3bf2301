import { expect, test } from "vitest";
import { findChromium, findFastChromium, type Machine } from "./chromium.ts";

const OWN = "/cache/ms-playwright/chrome";

/** Returns a machine that has the given files, where `effects` maps each command to the files it creates. */
function machineWith(
  files: readonly string[],
  { effects = {}, ...rest }: Partial<Machine> & { effects?: Record<string, string> } = {},
): Machine & { commands: string[]; announced: string[] } {
  const present = new Set(files);
  const commands: string[] = [];
  const announced: string[] = [];
  return {
    env: { PATH: "/usr/bin:/bin" },
    isRoot: true,
    mayInstall: true,
    playwrightPath: OWN,
    exists: (file) => present.has(file),
    run: (command, args) => {
      const line = [command, ...args].join(" ");
      commands.push(line);
      const created = Object.entries(effects).find(([part]) => line.includes(part))?.[1];
      if (created) {
        present.add(created);
      }
      return !line.includes("/stub/");
    },
    announce: ({ command }) => {
      announced.push(command);
      return true;
    },
    commands,
    announced,
    ...rest,
  };
}

test.each<[string, Machine, string]>([
  [
    "CHROMIUM_PATH goes first",
    machineWith(["/my/chrome", "/usr/bin/chromium"], { env: { CHROMIUM_PATH: "/my/chrome" } }),
    "/my/chrome",
  ],
  ["a browser on the PATH", machineWith(["/usr/bin/google-chrome"]), "/usr/bin/google-chrome"],
  ["Chromium before Chrome", machineWith(["/bin/chromium", "/usr/bin/google-chrome"]), "/bin/chromium"],
  [
    "a place outside the PATH",
    machineWith(["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"], { env: {} }),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  [
    "a stub that does not run is passed over",
    machineWith(["/stub/chromium-browser", OWN], { env: { PATH: "/stub" } }),
    OWN,
  ],
  ["Playwright's own, downloaded before", machineWith([OWN]), OWN],
  ["Playwright's own, downloaded now", machineWith([], { effects: { "cli.js install chromium": OWN } }), OWN],
  [
    "the package manager's, as root",
    machineWith(["/usr/bin/apt-get"], { effects: { "apt-get install --yes": "/usr/bin/chromium" } }),
    "/usr/bin/chromium",
  ],
  [
    "the package manager's, with sudo",
    machineWith(["/usr/bin/apt-get"], { isRoot: false, effects: { "sudo -n apt-get install": "/usr/bin/chromium" } }),
    "/usr/bin/chromium",
  ],
])("%s", (_, machine, expected) => {
  expect(findChromium(machine)).toBe(expected);
});

test("whatever is installed is announced with its command", () => {
  const machine = machineWith(["/usr/bin/apt-get"], { effects: { "apt-get install": "/usr/bin/chromium" } });
  findChromium(machine);
  expect(machine.announced).toEqual([
    "npx playwright install chromium",
    "apt-get install --yes --no-install-recommends chromium chromium-headless-shell",
  ]);
});

test.each<[string, Machine, string]>([
  [
    "the headless shell",
    machineWith(["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"]),
    "/usr/bin/chromium-headless-shell",
  ],
  ["Chromium where there's no shell", machineWith(["/usr/bin/chromium"]), "/usr/bin/chromium"],
  [
    "CHROMIUM_PATH before both",
    machineWith(["/my/chrome", "/usr/bin/chromium-headless-shell"], {
      env: { PATH: "/usr/bin", CHROMIUM_PATH: "/my/chrome" },
    }),
    "/my/chrome",
  ],
])("the fastest browser: %s", (_, machine, expected) => {
  expect(findFastChromium(machine)).toBe(expected);
});

test("what is there is used without installing anything", () => {
  const machine = machineWith(["/usr/bin/chromium"]);
  findChromium(machine);
  expect(machine.commands).toEqual(["/usr/bin/chromium --version"]);
});

test("nothing is downloaded or installed unasked, and the error says how to ask", () => {
  const machine = machineWith(["/usr/bin/apt-get"], { mayInstall: false, effects: { install: "/usr/bin/chromium" } });
  expect(() => findChromium(machine)).toThrow("Install it with npm run doctor -- --install, or");
  expect(machine.commands).toEqual([]);
});

test("the list of packages is brought up to date before one is installed", () => {
  const machine = machineWith(["/usr/bin/apt-get"], { effects: { "apt-get install": "/usr/bin/chromium" } });
  findChromium(machine);
  expect(machine.commands.slice(1, 4)).toEqual([
    "apt-get update",
    "apt-get install --yes --no-install-recommends chromium",
    "apt-get install --yes --no-install-recommends chromium-headless-shell",
  ]);
});

test.each<[string, Machine, string]>([
  [
    "a wrong CHROMIUM_PATH",
    machineWith([], { env: { CHROMIUM_PATH: "/gone" } }),
    'Unexpected CHROMIUM_PATH="/gone", expected the path',
  ],
  [
    "no way to a browser",
    machineWith([]),
    "No Chromium found, expected one for the tests in the browser. Install it with npm run doctor",
  ],
])("%s is an error that says what to do", (_, machine, message) => {
  expect(() => findChromium(machine)).toThrow(message);
});
