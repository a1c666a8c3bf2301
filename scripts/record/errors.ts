import { writeFileSync } from "node:fs";
import {
  createSeal,
  findFault,
  type MessageGroup,
  messageRecordingFile,
  type RecordedCase,
  readMessageGroups,
  readMessageRecording,
  recordMessage,
} from "@docs/runs";
import { daggerVersion } from "../../data/version.ts";

/**
 * Produces documented messages, and records what was printed. Cases that printed their messages before aren't run again.
 *
 * @param names groups; none for all.
 * @returns the exit code.
 */
export async function recordErrors(env: NodeJS.ProcessEnv, names: readonly string[], all: boolean): Promise<number> {
  const every = readMessageGroups();
  const groups = names.length === 0 ? every : names.flatMap((name) => every.filter((one) => one.name === name));
  let failed = 0;
  for (const group of groups) {
    failed += await recordGroup(group, env, all);
  }
  console.log(`${groups.length} groups recorded, ${failed} cases failed`);
  return failed === 0 ? 0 : 1;
}

async function recordGroup({ name, cases }: MessageGroup, env: NodeJS.ProcessEnv, all: boolean): Promise<number> {
  const dagger = `v${daggerVersion}`;
  const before = readMessageRecording(name);
  const kept = all || before?.dagger !== dagger ? [] : before.cases;
  const recorded: RecordedCase[] = [];
  let failed = 0;
  for (const one of cases) {
    const known = kept.find(({ inputs }) => inputs === one.inputs);
    const result = known && !findFault(one, known) ? known : await recordMessage(one, env);
    recorded.push(result);
    const fault = findFault(one, result);
    failed += fault ? 1 : 0;
    console.log(
      `${fault ? "✗" : "✓"} ${name}: ${one.shows.join(" | ")}${fault ? `\n  ${`${fault.found}, expected ${fault.expected}`}` : ""}`,
    );
    const date = new Date().toISOString().slice(0, 10);
    const recording = { dagger, date, seal: createSeal(recorded), cases: recorded };
    writeFileSync(messageRecordingFile(name), `${JSON.stringify(recording, null, 2)}\n`);
  }
  return failed;
}
