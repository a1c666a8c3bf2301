import { existsSync, readFileSync } from "node:fs";
import { escapePattern } from "@docs/pages";
import * as z from "zod";
import { MESSAGES_FOLDER } from "./message-plan.ts";

const recordingSchema = z.strictObject({
  dagger: z.string(),
  date: z.iso.date(),
  /** Hash of the cases, which differs once somebody edits them by hand. */
  seal: z.string(),
  cases: z.array(
    z.strictObject({
      inputs: z.string(),
      run: z.string(),
      exit: z.int(),
      /** The shortest printed line of each message, or the end of what was printed if the message isn't in it. */
      printed: z.record(z.string(), z.string()),
      /** Exit code of the command that succeeds once the cause is removed. */
      fixed: z.int().optional(),
    }),
  ),
});

/** What the cases of a group printed. */
export type MessageRecording = z.output<typeof recordingSchema>;

/** What a case printed. */
export type RecordedCase = MessageRecording["cases"][number];

/** Returns the path of a group's recording. */
export function messageRecordingFile(group: string): string {
  return `${MESSAGES_FOLDER}/${group}.json`;
}

/** Reads the recording of a group; nothing before the first one. */
export function readMessageRecording(group: string): MessageRecording | undefined {
  const file = messageRecordingFile(group);
  return existsSync(file) ? recordingSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/**
 * Finds the shortest lines in which a documented message was printed; a `…` in it stands for anything, and case doesn't matter.
 *
 * @param message as pages quote it.
 */
export function findPrinted(message: string, text: string): string | undefined {
  const parts = message
    .replace(/^…/, "")
    .split("…")
    .map((part) => escapePattern(part.trim()));
  const found = text.match(new RegExp(`^.*${parts.join("\\s*\\S.*?")}.*$`, "gim")) ?? [];
  return found.toSorted((a, b) => a.length - b.length)[0]?.trim();
}
