/** Tells whether this runs in CI, where nothing may be left out. */
export function isCi(env: NodeJS.ProcessEnv = process.env): boolean {
  return !["", "0", "false", undefined].includes(env.CI);
}
