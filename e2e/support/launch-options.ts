import type { LaunchOptions } from "@playwright/test";

/** Returns how a browser is started: only this machine's names resolve, so any request to another machine fails. */
export function launchOptions(executablePath: string): LaunchOptions {
  return { executablePath, args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"] };
}
