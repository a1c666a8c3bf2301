import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { groupBy } from "@docs/pages";
import type { CommandStep, Step } from "./list-steps.ts";
import { createMask } from "./mask.ts";
import { hashAll } from "./page-runs.ts";
import { type CommandPlan, type Plan, RUNS_FOLDER } from "./plan.ts";
import { readProgress } from "./read-progress.ts";
import type { RecordedStep } from "./recording.ts";
import { startScriptedModel } from "./scripted-model.ts";
import { type CommandResult, openShellSession, type ShellSession } from "./shell-session.ts";
import { type ProgramOptions, runScripts, saveFile, writeProgram } from "./write-files.ts";

/** Where and how the steps of a page are run. */
export interface RecordOptions extends ProgramOptions {
  /** Receives each step as it ends. */
  readonly onStep: (step: RecordedStep) => void;
  /** Folder for sections that succeeded, which aren't run again within a day unless something in them changes. */
  readonly sections?: string;
}

/**
 * Runs the steps of a page as a reader does who follows it, each scope in a fresh folder. With a plan that gives a reason
 * for the whole page, nothing runs.
 *
 * @throws Error if preparing a scope fails, because then no command of it says anything.
 */
export async function recordSteps(steps: readonly Step[], options: RecordOptions): Promise<readonly RecordedStep[]> {
  const { skip } = options.plan;
  if (skip !== undefined) {
    return skipSteps(steps, skip, options);
  }
  const scopes = options.plan.scope === "page" ? [steps] : splitBySection(steps);
  const recorded: RecordedStep[] = [];
  for (const scope of scopes) {
    if (scope.some(({ kind }) => kind !== "file")) {
      recorded.push(...(await recordOnce(scope, options)));
    }
  }
  return recorded;
}

function skipSteps(steps: readonly Step[], skipped: string, { plan, onStep }: RecordOptions): readonly RecordedStep[] {
  const recorded = addSmokeCalls(steps, plan).flatMap((step) => (step.kind === "command" ? [skip(step, skipped)] : []));
  recorded.forEach(onStep);
  return recorded;
}

function skip({ section, shell, code: text }: CommandStep, skipped: string): RecordedStep {
  return { kind: "command", section, text, shell, skipped };
}

function splitBySection(steps: readonly Step[]): readonly (readonly Step[])[] {
  return [...groupBy(steps, ({ section }) => section).values()];
}

/** Records a scope, or takes what it left when it was run the last time. */
async function recordOnce(steps: readonly Step[], options: RecordOptions): Promise<readonly RecordedStep[]> {
  const { sections, plan, language } = options;
  if (sections === undefined) {
    return recordScope(steps, options);
  }
  const commands = steps.filter((step) => step.kind === "command");
  const own = plan.commands.filter(({ command }) => commands.some(({ code }) => code.split("\n")[0] === command));
  const file = path.join(
    sections,
    `${language}-${hashAll(addSmokeCalls(steps, plan), { ...plan, commands: own })}.json`,
  );
  if (existsSync(file) && Date.now() - statSync(file).mtimeMs < DAY) {
    return JSON.parse(readFileSync(file, "utf8"));
  }
  const recorded = await recordScope(steps, options);
  const promised = new Map(commands.map((step) => [step.code, findCommandPlan(step, plan).exit ?? 0]));
  if (recorded.every(({ text, exit }) => exit === undefined || exit === promised.get(text))) {
    mkdirSync(sections, { recursive: true });
    writeFileSync(file, JSON.stringify(recorded));
  }
  return recorded;
}

const DAY = 24 * 60 * 60_000;

async function recordScope(steps: readonly Step[], options: RecordOptions): Promise<readonly RecordedStep[]> {
  const { plan, onStep } = options;
  const root = mkdtempSync(path.join(tmpdir(), "dagger-run-"));
  const home = path.join(root, "home");
  const work = path.join(root, "work");
  const name = plan.start === "empty" ? "" : plan.start;
  const folder = path.join(work, name);
  mkdirSync(home, { recursive: true });
  mkdirSync(work, { recursive: true });
  cpSync(path.join(RUNS_FOLDER, "starts", plan.start), folder, { recursive: true });
  writeFileSync(path.join(home, ".gitconfig"), "[user]\n\tname = Reader\n\temail = reader@example.com\n");
  const env = {
    ...options.env,
    HOME: home,
    NO_COLOR: "1",
    SDK: options.language,
    RUNS: path.resolve(RUNS_FOLDER),
    ...plan.env,
  };
  const session = openShellSession(folder, path.join(root, "state"), env);
  const placeholders = Object.entries(plan.values).map(([shown, used]) => [used, shown]);
  const mask = createMask({ [work]: "/PATH", [home]: "~", ...Object.fromEntries(placeholders) });
  try {
    await runScripts(session, [
      existsSync(path.join(folder, "setup.sh")) ? ". ./setup.sh; rm setup.sh" : "",
      plan.before,
    ]);
    const recorded: RecordedStep[] = [];
    for (const step of addSmokeCalls(steps, plan)) {
      const result = await recordStep(step, session, options, mask);
      if (result) {
        recorded.push(result);
        onStep(result);
      }
    }
    return recorded;
  } finally {
    await session.interrupt();
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * Leaves out commands whose program doesn't exist in this language, and adds a call that loads the module after programs
 * that the page doesn't call, or whose command can't be run here.
 */
export function addSmokeCalls(steps: readonly Step[], plan: Pick<Plan, "commands" | "skip">): readonly Step[] {
  let isMissing = false;
  return steps.flatMap((step, index) => {
    isMissing = step.kind === "program" ? step.program === undefined : isMissing;
    const next = steps[index + 1];
    if (step.kind === "command" && isMissing) {
      return [];
    }
    const isModule = step.kind === "program" && !isMissing && step.path === undefined && plan.skip === undefined;
    const isCalled =
      next?.kind === "file" || (next?.kind === "command" && findCommandPlan(next, plan).skip === undefined);
    const { section, line } = step;
    return isModule && !isCalled
      ? [step, { kind: "command", shell: "shell", code: SMOKE_CALL, section, line }]
      : [step];
  });
}

/** The call for programs that a page shows without a command. */
export const SMOKE_CALL = "dagger functions";

async function recordStep(
  step: Step,
  session: ShellSession,
  options: RecordOptions,
  mask: (text: string) => string,
): Promise<RecordedStep | undefined> {
  const { section } = step;
  if (step.kind === "file") {
    return saveFile(step, session, options.plan) ? { kind: "file", section, text: step.path } : undefined;
  }
  if (step.kind === "program") {
    const isWritten = step.program !== undefined && (await writeProgram(step.program, session, options, step.path));
    return isWritten ? { kind: "program", section, text: step.snippet } : undefined;
  }
  return recordCommand(step, session, options.plan, mask);
}

async function recordCommand(
  step: CommandStep,
  session: ShellSession,
  plan: Plan,
  mask: (text: string) => string,
): Promise<RecordedStep> {
  const { section, shell, code: text } = step;
  const own = findCommandPlan(step, plan);
  const skipped = own.skip ?? (shell === "powershell" ? "PowerShell needs Windows." : undefined);
  if (skipped !== undefined) {
    return skip(step, skipped);
  }
  if (own.inside !== undefined) {
    return { kind: "command", section, text, shell, exit: 0, inside: own.inside };
  }
  await runScripts(session, [own.before]);
  const code = Object.entries(plan.values).reduce((rest, [shown, used]) => rest.replaceAll(shown, used), step.code);
  const model = own.model && (await startScriptedModel(own.model));
  const env = { ...own.env, ...model?.env };
  const { exit, stdout, stderr } = await runCommand({ ...step, code }, { ...own, env }, session);
  model?.close();
  const { operations, rest } = readProgress(stderr);
  return {
    kind: "command",
    section,
    text,
    shell,
    exit,
    output: mask(stdout),
    error: mask(rest),
    operations: JSON.parse(mask(JSON.stringify(operations))),
    ...(model ? { model: JSON.parse(mask(JSON.stringify(model.readConversation()))) } : {}),
  };
}

/** Returns the exceptions that a plan makes for a command. */
export function findCommandPlan(
  { code, section }: Pick<CommandStep, "code" | "section">,
  { commands }: Pick<Plan, "commands">,
): CommandPlan {
  const [command = ""] = code.split("\n");
  const own = commands.filter((one) => one.command === command && (one.section ?? section) === section);
  return Object.assign({ command }, ...own);
}

async function runCommand(step: CommandStep, own: CommandPlan, session: ShellSession): Promise<CommandResult> {
  const { env = {}, until, type } = own;
  const isDagger = step.shell === "dagger";
  const script = isDagger ? "dagger" : step.code;
  if (until !== undefined) {
    await session.interrupt();
    return session.start(isDagger ? `dagger <<'END'\n${step.code}\nEND` : script, until, env);
  }
  if (type !== undefined) {
    return session.type(script, isDagger ? [step.code, ...type] : type, env);
  }
  return session.run(script, env, isDagger ? `${step.code}\n` : undefined);
}
