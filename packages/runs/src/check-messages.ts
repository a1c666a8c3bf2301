import type { Fault, Problem } from "@docs/pages";
import { MESSAGES_FOLDER, type MessageCase, type MessageGroup } from "./message-plan.ts";
import { findPrinted, type MessageRecording, messageRecordingFile, type RecordedCase } from "./message-recording.ts";
import { createSeal } from "./recording.ts";

/** What a check of documented messages found. */
export interface MessageCoverage {
  readonly problems: readonly Problem[];
  /** Documented messages. */
  readonly documented: number;
  /** Those that a recorded command printed. */
  readonly produced: number;
  /** Those that have a reason for not being produced. */
  readonly skipped: number;
}

/**
 * Checks that every documented message was printed by a real command, or has a reason why not.
 *
 * @param documented texts as pages quote them, with `…` for what differs.
 * @param read returns the recording of a group.
 */
export function checkMessages(
  documented: readonly string[],
  groups: readonly MessageGroup[],
  read: (group: string) => MessageRecording | undefined,
  version: string,
): MessageCoverage {
  const checked = groups.map((group) => checkGroup(group, read(group.name), version));
  const produced = new Set(checked.flatMap((one) => one.produced));
  const skipped = new Set(groups.flatMap((group) => group.skipped.flatMap(({ shows }) => shows)));
  const unknown = [...produced, ...skipped].filter((message) => !documented.includes(message));
  const named = new Set([...skipped, ...groups.flatMap(({ cases }) => cases.flatMap(({ shows }) => shows))]);
  const missing = documented.filter((message) => !named.has(message));
  return {
    problems: [
      ...checked.flatMap(({ problems }) => problems),
      ...unknown.map((message) => ({
        file: MESSAGES_FOLDER,
        found: `Unexpected message "${message}"`,
        expected: "one of data/errors/messages.json",
        fix: "Correct its text, or document it.",
      })),
      ...(missing.length === 0 ? [] : [describeMissing(missing)]),
    ],
    documented: documented.length,
    produced: documented.filter((message) => produced.has(message)).length,
    skipped: documented.filter((message) => skipped.has(message) && !produced.has(message)).length,
  };
}

function checkGroup(
  { name, cases }: MessageGroup,
  recording: MessageRecording | undefined,
  version: string,
): { readonly problems: readonly Problem[]; readonly produced: readonly string[] } {
  const file = messageRecordingFile(name);
  const isValid = recording?.dagger === version && recording.seal === createSeal(recording.cases);
  const fix = `Run npm run record errors ${name}, or correct the text on the page and in data/errors/messages.json.`;
  if (!recording || !isValid) {
    const what = recording ? "recording of another release, or edited by hand" : "group without a recording";
    return { problems: [{ file, found: `Unexpected ${what}`, expected: `one with ${version}`, fix }], produced: [] };
  }
  const find = ({ inputs }: MessageCase) => recording.cases.find((recorded) => recorded.inputs === inputs);
  const results = cases.map((one) => ({ one, fault: findFault(one, find(one)) }));
  return {
    problems: results.flatMap(({ fault }) => (fault ? [{ file, fix, ...fault }] : [])),
    produced: results.flatMap(({ one, fault }) => (fault ? [] : one.shows)),
  };
}

function describeMissing(messages: readonly string[]): Problem {
  return {
    file: "data/errors/messages.json",
    found: `Unexpected messages that nothing produces: ${messages.map((one) => `"${one}"`).join(", ")}`,
    expected: `a case in ${MESSAGES_FOLDER} for each`,
    fix: "Add a command that prints it, or a reason (skip: …).",
  };
}

/** Compares what a case promises with what it printed. */
export function findFault(one: MessageCase, recorded: RecordedCase | undefined): Omit<Fault, "fix"> | undefined {
  const command = `\`${one.run.split("\n")[0]}\``;
  if (!recorded) {
    return { found: `Unexpected ${command} without a recording`, expected: "one of its present form" };
  }
  const missing = one.shows.find((message) => !findPrinted(message, recorded.printed[message] ?? ""));
  if (missing !== undefined) {
    return { found: `Unexpected output of ${command}: ${recorded.printed[missing]}`, expected: `"${missing}"` };
  }
  if (recorded.exit !== one.exit) {
    return { found: `Unexpected exit code ${recorded.exit} of ${command}`, expected: `${one.exit}` };
  }
  const isFixed = !recorded.fixed;
  return isFixed ? undefined : { found: `Unexpected exit code ${recorded.fixed} of \`${one.fixed}\``, expected: "0" };
}
