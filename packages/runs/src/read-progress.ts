import type { Operation } from "./recording.ts";

/** What standard error holds: the steps of the engine, and everything else. */
export interface Progress {
  readonly operations: readonly Operation[];
  readonly rest: string;
}

/** A line about a step: its number, its depth, and what is said of it. */
const LINE = /^(?<id>\d+)\s*: (?<depth>(?:┆ )*)(?<text>.*)$/;

/** A step whose result is there. */
const ENDED = /^(?<name>.*) (?<state>DONE|CACHED|ERROR|CANCELED) \[(?<time>[^\]]+)\]$/;

/** What a step printed, behind the time since its start. */
const PRINTED = /^\[[^\]]+\] \| (?<text>.*)$/;

/** Steps of the CLI itself, which are the same in every run. */
const OWN =
  /^(?:connect|starting (?:engine|session)|connecting to engine|detect module: .*|loading type definitions|parsing command line arguments)$/;

const STATES: Readonly<Record<string, Operation["state"]>> = {
  DONE: "done",
  CACHED: "cached",
  ERROR: "failed",
  CANCELED: "failed",
};

interface Draft {
  readonly name: string;
  readonly depth: number;
  readonly printed: string[];
  state?: Operation["state"];
  seconds: number;
}

/** Reads the plain progress of the CLI: outermost steps with their state, and what failed steps printed. */
export function readProgress(stderr: string): Progress {
  const drafts = new Map<string, Draft>();
  const rest: string[] = [];
  for (const line of stderr.split("\n")) {
    const { id, depth = "", text = "" } = LINE.exec(line)?.groups ?? {};
    if (id === undefined) {
      rest.push(line);
    } else {
      readLine(text, depth.length / 2, id, drafts);
    }
  }
  const operations = [...drafts.values()].filter(({ name, depth }) => depth === 0 && !OWN.test(name));
  return {
    operations: operations.slice(0, MOST_OPERATIONS).map(({ name, state = "failed", seconds, printed }) => ({
      name,
      state,
      time: toTimeClass(seconds),
      ...(state === "failed" && printed.length > 0 ? { printed: printed.slice(-MOST_LINES) } : {}),
    })),
    rest: rest.join("\n").trim(),
  };
}

/** Steps of one command that are kept. A function that is called on each element of a long list has thousands. */
const MOST_OPERATIONS = 100;

/** Lines of a failed step's output that are kept. */
const MOST_LINES = 40;

function readLine(text: string, depth: number, id: string, drafts: Map<string, Draft>): void {
  const draft = drafts.get(id);
  const printed = PRINTED.exec(text)?.groups?.text;
  const { state, time = "" } = ENDED.exec(text)?.groups ?? {};
  if (!draft) {
    drafts.set(id, { name: text.replace(/: \[?[A-Z]\w*!?\]?!?$/, ""), depth, printed: [], seconds: 0 });
  } else if (printed !== undefined) {
    draft.printed.push(printed);
  } else if (state !== undefined) {
    draft.state = STATES[state] ?? "failed";
    draft.seconds = Math.max(draft.seconds, toSeconds(time));
  }
}

function toSeconds(time: string): number {
  const { minutes = "0", seconds = "0" } = /^(?:(?<minutes>\d+)m)?(?:(?<seconds>[\d.]+)s)?$/.exec(time)?.groups ?? {};
  return Number(minutes) * 60 + Number(seconds);
}

function toTimeClass(seconds: number): Operation["time"] {
  return seconds < 1 ? "<1s" : seconds < 10 ? "<10s" : seconds < 60 ? "<1m" : "≥1m";
}
