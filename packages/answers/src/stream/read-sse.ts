import { AnswerError } from "../types.ts";

/** Maximum number of characters in one event. Answers send a few hundred; anything above this isn't an answer. */
const LONGEST_EVENT = 1_000_000;

/**
 * Maximum silence, in milliseconds, before an answer counts as lost. Servers send a keep-alive more often than that.
 */
const SILENCE_MS = 45_000;

/**
 * Reads the data of server-sent events, each of which is one line, as in all streams of the AI SDK. Comments and other
 * fields are skipped.
 *
 * Ending the iteration early closes the connection.
 *
 * @throws AnswerError `malformed` if the bytes aren't such events, `unavailable` after a long silence.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs: number = SILENCE_MS,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  try {
    for (let isEnd = false; !isEnd; ) {
      const { done, value } = await withTimeout(reader.read(), silenceMs);
      isEnd = done;
      const lines = (rest + decode(decoder, value)).split(/[\r\n]+/);
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.startsWith("data:")).map((line) => line.slice("data:".length).trim());
      expectLength(rest.length);
    }
  } finally {
    // A connection that is already lost can't be closed again.
    await reader.cancel().catch(() => undefined);
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array | undefined): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new AnswerError("malformed", "The answer has bytes that are no text, expected UTF-8. Ask again.");
  }
}

function expectLength(length: number): void {
  if (length > LONGEST_EVENT) {
    throw new AnswerError(
      "malformed",
      `The answer has an event of more than ${LONGEST_EVENT} characters, expected less. Ask again.`,
    );
  }
}

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AnswerError("unavailable", `No sign of life for ${timeoutMs} ms. Ask again.`)),
      timeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
