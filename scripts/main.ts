/** Exit code of a process that was asked to end, by custom 128 plus the signal's number. */
const TERMINATED = 143;

/**
 * Runs a script's work and turns what it throws into one readable line and exit code 1.
 *
 * @param work gives the exit code; nothing counts as success.
 */
export async function main(work: () => Promise<number | undefined> | number | undefined): Promise<void> {
  // The default would end this process without its "exit" event, and leave what it started running.
  process.once("SIGTERM", () => process.exit(TERMINATED));
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
