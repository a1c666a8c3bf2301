import type { Problem } from "@docs/pages";
import { findOutputReads, type OutputRead, type OutputStream } from "../output-reads.ts";
import type { SiteRule } from "../rule.ts";

/** Checks that a program reads the stream with a command's findings; otherwise its report is empty or incomplete. */
export const checkOutputStreams: SiteRule = (_, { programs, outputStreams }) =>
  [...programs].flatMap(([file, code]) => {
    const reads = findOutputReads(file, code);
    return reads.flatMap((read) =>
      outputStreams
        .filter((known) => misses(known, read, reads))
        .map((known): Problem => {
          const combined = spellCombined(read.name, file);
          return {
            file,
            line: read.line,
            column: read.column,
            found: `Unexpected "${read.name}" of "${known.command}"`,
            expected: `"${combined}"`,
            fix: `Read "${combined}". ${known.reason}`,
          };
        }),
    );
  });

/** Returns whether a read concerns this command and misses some of its findings. */
function misses({ command, findings }: OutputStream, read: OutputRead, all: readonly OutputRead[]): boolean {
  const isOurs = new RegExp(`(?<![\\w./-])${command}(?![\\w-])`).test(read.command) && !read.command.includes("2>&1");
  if (!isOurs || all.some((other) => other.stream !== read.stream && other.command === read.command)) {
    return false;
  }
  // Unless the program tolerates failures, the error carries both streams.
  return findings === "stderr" ? read.stream === "stdout" : read.isTolerant;
}

function spellCombined(name: string, file: string): string {
  if (file.endsWith(".py")) {
    return "combined_output";
  }
  return name.startsWith("S") ? "CombinedOutput" : "combinedOutput";
}
