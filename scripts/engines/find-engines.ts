import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findPort } from "../listen.ts";
import { openMarionette, openSession, retry, type Send, startProgram } from "./webdriver.ts";

/** A browser that isn't built on Chromium. */
export interface Engine {
  readonly name: string;
  /** Programs that it needs, all of them. */
  readonly programs: readonly string[];
  /** How Debian and Ubuntu install it. */
  readonly packages: string;
  readonly start: () => Promise<RunningEngine>;
}

/** A browser with one window. */
export interface RunningEngine {
  readonly send: Send;
  readonly stop: () => Promise<void>;
}

export const ENGINES: readonly Engine[] = [
  { name: "Firefox", programs: ["firefox-esr"], packages: "firefox-esr", start: startFirefox },
  {
    name: "WebKit",
    programs: ["WebKitWebDriver", "xvfb-run"],
    packages: "webkit2gtk-driver xvfb xauth",
    start: startWebKit,
  },
];

/** Lists the programs of an engine that this machine doesn't have. */
export function listMissing({ programs }: Engine): readonly string[] {
  return programs.filter((program) => spawnSync("which", [program]).status !== 0);
}

async function startFirefox(): Promise<RunningEngine> {
  const [port, profile] = await Promise.all([findPort(), mkdtemp(path.join(tmpdir(), "firefox-"))]);
  await writeFile(path.join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const args = ["--headless", "--marionette", "--no-remote", "--profile", profile];
  const kill = startProgram("firefox-esr", args, { HOME: profile });
  const stop = async () => {
    kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    return { send: await openMarionette(port), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startWebKit(): Promise<RunningEngine> {
  const port = await findPort();
  // It has no mode without a screen.
  const kill = startProgram("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`]);
  const stop = async () => kill();
  try {
    return { send: await retry(() => openSession(`http://127.0.0.1:${port}`)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
