import { writeFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceInstall, installPackages, keepInstalled } from "./install-packages.mjs";

let folder = "";
let lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "install-"));
  await writeFile(path.join(folder, "package-lock.json"), "{}");
  // A fake npm that writes its arguments to the place where packages would be.
  const npm = path.join(folder, "npm.cjs");
  await writeFile(
    npm,
    'require("node:fs").mkdirSync("node_modules", { recursive: true }); require("node:fs").appendFileSync("node_modules/runs", process.argv.slice(2).join(" ") + "\\n");',
  );
  await chmod(npm, 0o755);
  vi.stubEnv("npm_execpath", npm);
  vi.stubEnv("NO_INSTALL", undefined);
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const readRuns = () => readFile(path.join(folder, "node_modules/runs"), "utf8").catch(() => "");

test("packages are announced, installed once, and again when the lock file changes", async () => {
  expect(installPackages(folder, "the packages")).toBe(true);
  expect(lines).toEqual([`Installing the packages: npm ci --prefix ${folder} (--no-install leaves it out) …`]);
  expect(installPackages(folder, "the packages")).toBe(true);
  expect(await readRuns()).toBe("ci --no-audit --no-fund --no-engine-strict\n");
  await writeFile(path.join(folder, "package-lock.json"), "{ }");
  installPackages(folder, "the packages");
  expect((await readRuns()).split("\n")).toHaveLength(3);
});

test("a change of the lock file that concerns no package installs nothing, unless something was missing before", async () => {
  const change = (text: string) => () => {
    writeFileSync(path.join(folder, "package-lock.json"), text);
    return [];
  };
  keepInstalled(folder, change("{ }"));
  installPackages(folder, "the packages");
  keepInstalled(folder, change('{ "version": "2" }'));
  installPackages(folder, "the packages");
  expect(await readRuns()).toBe("ci --no-audit --no-fund --no-engine-strict\n");
});

test("with --no-install nothing is installed, and the command that does it is named", async () => {
  vi.stubEnv("NO_INSTALL", "1");
  expect(installPackages(folder, "the packages")).toBe(false);
  expect(lines).toEqual([
    `SKIPPED: the packages not installed, as --no-install asks. Install with: npm ci --prefix ${folder}`,
  ]);
  expect(await readRuns()).toBe("");
  expect(announceInstall({ what: "Chromium", command: "apt-get install chromium" })).toBe(false);
});

test("the packages of another checkout stay", async () => {
  await mkdir(path.join(folder, "other"));
  await symlink(path.join(folder, "other"), path.join(folder, "node_modules"));
  expect(() => installPackages(folder, "the packages")).toThrow("Remove the link");
});

test("an installation that does not succeed is an error", async () => {
  await writeFile(path.join(folder, "npm.cjs"), "process.exit(1);");
  expect(() => installPackages(folder, "the packages")).toThrow("did not succeed");
});
