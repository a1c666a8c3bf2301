/** Exit code of a process that was asked to end: by convention, 128 plus the signal number. */
const TERMINATED = 143;

/**
 * Runs a script's work, and turns any error it throws into one readable line and exit code 1.
 *
 * @param work returns the exit code; undefined means success.
 */
export async function main(work: () => Promise<number | undefined> | number | undefined): Promise<void> {
  // By default, the signal would end this process without its "exit" event, and leave its child processes running.
  process.once("SIGTERM", () => process.exit(TERMINATED));
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
