/** Returns whether this process runs in CI, where nothing may be skipped. */
export function isCi(): boolean {
  return !["", "0", "false", undefined].includes(process.env.CI);
}
