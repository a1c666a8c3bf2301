/**
 * Runs a script's work and turns what it throws into one readable line and exit code 1.
 *
 * @param work gives the exit code; nothing counts as success.
 */
export async function main(work: () => Promise<number | undefined> | number | undefined): Promise<void> {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
