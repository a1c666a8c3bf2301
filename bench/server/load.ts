import { toRequest } from "../../server/testing/ask.ts";
import { summariseTimes } from "../summarise-times.ts";

/** Typical questions from readers of this documentation. */
const QUESTIONS = [
  "How do I cache Go modules between runs?",
  "mount a secret in a container",
  "How can a function take a directory as an argument?",
  "run a service and connect to it from tests",
  "publish a container image to a registry",
  "What invalidates the cache?",
  "withExec",
  "Use Dagger in GitHub Actions",
] as const;

/** Results of many answers, as a client saw them. */
export interface LoadReport {
  readonly answers: number;
  /** Number of responses, by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Number of answers whose stream didn't finish. */
  readonly broken: number;
  readonly perSecond: number;
  /** Milliseconds from the request to the first byte of the answer, and to its first words. */
  readonly firstByteMs: Percentiles;
  readonly firstTextMs: Percentiles;
}

interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** Asks `answers` questions in total, with `lanes` of them at a time. */
export async function load(url: string, { answers, lanes }: { answers: number; lanes: number }): Promise<LoadReport> {
  const firstBytes: number[] = [];
  const firstTexts: number[] = [];
  const statuses: Record<number, number> = {};
  let broken = 0;
  let asked = 0;

  async function lane(): Promise<void> {
    while (asked < answers) {
      const question = QUESTIONS[asked % QUESTIONS.length] ?? "";
      asked += 1;
      const { status, firstByteMs, firstTextMs, isWhole } = await ask(url, question);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) {
        firstBytes.push(firstByteMs);
        broken += isWhole ? 0 : 1;
        firstTexts.push(...(firstTextMs === undefined ? [] : [firstTextMs]));
      }
    }
  }

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    answers,
    statuses,
    broken,
    perSecond: Math.round((answers / seconds) * 10) / 10,
    firstByteMs: toPercentiles(firstBytes),
    firstTextMs: toPercentiles(firstTexts),
  };
}

async function ask(url: string, question: string) {
  const startedAt = performance.now();
  const response = await fetch(url, toRequest(question));
  let firstByteMs: number | undefined;
  let firstTextMs: number | undefined;
  let text = "";
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    firstByteMs ??= performance.now() - startedAt;
    text += decoder.decode(read.value, { stream: true });
    firstTextMs ??= text.includes('"text-delta"') ? performance.now() - startedAt : undefined;
  }
  const isWhole = text.includes('"type":"finish"') && text.endsWith("data: [DONE]\n\n");
  return { status: response.status, firstByteMs: firstByteMs ?? 0, firstTextMs, isWhole };
}

function toPercentiles(values: readonly number[]): Percentiles {
  const { p50, p95 } = summariseTimes(values);
  return { p50, p95 };
}
