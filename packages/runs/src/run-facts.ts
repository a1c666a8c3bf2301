import type { Program } from "@docs/snippets";
import { SMOKE_CALL } from "./record-page.ts";
import { ANY_LANGUAGE, type RecordedStep, type Recording } from "./recording.ts";

/** What recordings say about a command, a program, or several of them that belong together. */
export interface RunFacts {
  /** `loaded` is a program that the engine compiled and listed, but whose functions nobody called. */
  readonly state: "run" | "loaded" | "skipped";
  /** SDK languages of the recordings; none if the language makes no difference. */
  readonly languages: readonly string[];
  readonly dates: readonly string[];
  /** Release that took part; undefined for commands without Dagger, such as `mkdir`. */
  readonly dagger?: string | undefined;
  /** Exit code of a command that failed, as the page promises. */
  readonly exit?: number | undefined;
  /** Images named here that something else stood in for. */
  readonly standIns: readonly string[];
  /** Whether a scripted model replied in place of a language model. */
  readonly isScripted: boolean;
  /** Why a command wasn't run. */
  readonly reason?: string | undefined;
}

const NOTHING = { languages: [], dates: [], standIns: [], isScripted: false } as const;

/** What the CLI says when it loads a module. */
const MODULE = /\bload module\b/;

/** A command as a page has it. */
export interface PlacedCommand {
  readonly section: string;
  readonly code: string;
  /** How often the same command is above it in its section. */
  readonly index: number;
}

/** Returns the facts of a command; undefined if no recording has it. */
export function readCommandFacts(command: PlacedCommand, recordings: readonly Recording[]): RunFacts | undefined {
  const facts = recordings.flatMap((recording): readonly RunFacts[] => {
    const same = recording.steps.filter(
      ({ kind, section, text }) => kind === "command" && section === command.section && text === command.code,
    );
    const step = same[command.index] ?? same[0];
    return step ? [toFacts(step, recording)] : [];
  });
  return mergeFacts(facts);
}

function toFacts(step: RecordedStep, recording: Recording): RunFacts {
  const { shell, text, exit, skipped, operations = [], inside, model } = step;
  if (exit === undefined) {
    return { ...NOTHING, state: "skipped", reason: skipped };
  }
  // A language makes a difference where a module was loaded, whose program is in that language.
  const isFree = recording.language === ANY_LANGUAGE || !usesModule(step);
  const usesDagger = shell === "dagger" || /\bdagger\b/.test(text) || operations.length > 0 || inside !== undefined;
  return {
    ...NOTHING,
    state: "run",
    languages: isFree ? [] : [recording.language],
    dates: [recording.date],
    dagger: usesDagger ? recording.dagger : undefined,
    exit: exit === 0 ? undefined : exit,
    standIns: recording.standIns.filter((image) => text.includes(image)),
    isScripted: model !== undefined,
  };
}

function usesModule({ operations = [], output = "" }: RecordedStep): boolean {
  return operations.some(({ name }) => MODULE.test(name)) || MODULE.test(output);
}

/**
 * Returns the facts of a program; undefined if no recording has it.
 *
 * What comes after it until the next program calls it, but in a later section only if a module is loaded.
 */
export function readProgramFacts(
  { section, snippet }: { readonly section: string; readonly snippet: string },
  programs: readonly Program[],
  recordings: readonly Recording[],
): RunFacts | undefined {
  const facts = recordings.flatMap((recording): readonly RunFacts[] => {
    const { steps, language, date, dagger } = recording;
    const start = steps.findIndex(
      (step) => step.kind === "program" && step.section === section && step.text === snippet,
    );
    const next = steps.findIndex(({ kind }, index) => index > start && kind === "program");
    const calls = start < 0 ? [] : steps.slice(start + 1, next < 0 ? undefined : next);
    const done = calls.filter(({ exit }) => exit !== undefined);
    const code = programs.find((program) => program.language === language)?.code ?? "";
    const isCall = (step: RecordedStep) => step.text !== SMOKE_CALL && (step.section === section || usesModule(step));
    const state = done.some(isCall) ? "run" : "loaded";
    const standIns = recording.standIns.filter((image) => code.includes(image));
    return done.length === 0 ? [] : [{ ...NOTHING, state, languages: [language], dates: [date], dagger, standIns }];
  });
  return mergeFacts(facts);
}

/** Combines facts: what ran says more than what was loaded, and that says more than what was skipped. */
export function mergeFacts(facts: readonly RunFacts[]): RunFacts | undefined {
  const state = (["run", "loaded", "skipped"] as const).find((one) => facts.some((fact) => fact.state === one));
  const best = facts.filter((fact) => fact.state === state);
  const join = (read: (fact: RunFacts) => readonly string[], from = best) => [...new Set(from.flatMap(read))];
  return state === undefined
    ? undefined
    : {
        state,
        languages: join(({ languages }) => languages),
        dates: join(({ dates }) => dates).toSorted(),
        dagger: best.find(({ dagger }) => dagger !== undefined)?.dagger,
        exit: best.findLast(({ exit }) => exit !== undefined)?.exit,
        standIns: join(({ standIns }) => standIns, [...facts]),
        isScripted: best.some(({ isScripted }) => isScripted),
        reason: best.find(({ reason }) => reason !== undefined)?.reason,
      };
}
