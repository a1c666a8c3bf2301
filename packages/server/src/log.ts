/** What the operator is told of an answer: counts, and the question only where that was asked for. */
export interface LogEntry {
  readonly event: "answer" | "refused-request";
  /** What became of it. */
  readonly outcome: string;
  readonly status?: number;
  /** Who answered. */
  readonly by?: "model" | "documentation";
  readonly searches?: number;
  readonly sources?: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** Until the first words, and until the end. */
  readonly firstMs?: number;
  readonly totalMs?: number;
  readonly question?: string;
}

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON for each entry, without a word about who asked. */
export function createLog(write: (line: string) => void, now: () => number): Log {
  return (entry) => write(JSON.stringify({ time: new Date(now()).toISOString(), ...entry }));
}
