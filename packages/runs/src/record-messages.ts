import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createMask } from "./mask.ts";
import type { MessageCase } from "./message-plan.ts";
import { findPrinted, type RecordedCase } from "./message-recording.ts";
import { RUNS_FOLDER } from "./plan.ts";
import { startScriptedModel } from "./scripted-model.ts";
import { openShellSession } from "./shell-session.ts";
import { runScripts } from "./write-files.ts";

/** Characters that are kept of an output without the message. */
const LONGEST = 1500;

/** Runs a case in a fresh folder, and keeps the lines that it was run for. */
export async function recordMessage(one: MessageCase, outer: NodeJS.ProcessEnv): Promise<RecordedCase> {
  const root = mkdtempSync(path.join(tmpdir(), "dagger-run-"));
  const home = path.join(root, "home");
  const work = path.join(root, "work");
  mkdirSync(home);
  cpSync(path.join(RUNS_FOLDER, "starts", one.start), work, { recursive: true });
  for (const [name, text] of Object.entries(one.files)) {
    mkdirSync(path.dirname(path.join(work, name)), { recursive: true });
    writeFileSync(path.join(work, name), text);
  }
  const env = { ...outer, HOME: home, NO_COLOR: "1", RUNS: path.resolve(RUNS_FOLDER) };
  const session = openShellSession(work, path.join(root, "state"), env);
  const mask = createMask({ [work]: "/PATH", [home]: "~", [root]: "/PATH" });
  const model = one.model && (await startScriptedModel(one.model));
  try {
    await runScripts(session, [one.before]);
    const { exit, stdout, stderr } = await (one.type
      ? session.type(one.run, one.type, model?.env)
      : session.run(one.run, model?.env));
    const text = mask(`${stdout}\n${stderr}`);
    const printed = one.shows.map((message) => [message, findPrinted(message, text) ?? text.slice(-LONGEST)]);
    const fixed = one.fixed === undefined ? undefined : await session.run(one.fixed, model?.env);
    return {
      inputs: one.inputs,
      run: one.run.trim(),
      exit,
      printed: Object.fromEntries(printed),
      ...(fixed ? { fixed: fixed.exit } : {}),
    };
  } finally {
    model?.close();
    rmSync(root, { recursive: true, force: true });
  }
}
