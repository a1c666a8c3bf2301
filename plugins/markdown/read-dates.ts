import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Reads on which day each page was last changed, by its file below `docs/`.
 *
 * @returns nothing for files without a commit, and nothing at all without Git or with a shallow clone, whose first commit
 *   changed every file.
 */
export async function readDates(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  try {
    const { stdout: shallow } = await run("git", ["rev-parse", "--is-shallow-repository"], { cwd: siteDir });
    if (shallow.trim() === "true") {
      return dates;
    }
    const command = ["log", "--format=@%cs", "--name-only", "--no-renames", "--relative", "--", "docs"];
    const { stdout } = await run("git", command, { cwd: siteDir, maxBuffer: 64 * 1024 * 1024 });
    let date = "";
    for (const line of stdout.split("\n")) {
      if (line.startsWith("@")) {
        date = line.slice(1);
      } else if (line !== "" && !dates.has(line)) {
        dates.set(line, date);
      }
    }
  } catch {
    // The site can be built from an archive, and then its pages have no dates.
  }
  return dates;
}
