/** Returns whether this process runs in CI, where nothing may be skipped. */
export function isCi(env: NodeJS.ProcessEnv = process.env): boolean {
  return !["", "0", "false", undefined].includes(env.CI);
}
