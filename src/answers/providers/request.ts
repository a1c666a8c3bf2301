import { readAnswerStream, readFailure } from "@docs/answers/stream";
import { AnswerError, type AnswerEvent, type AnswerFailure, type Exchange } from "@docs/answers/types";

/** A message in the format of UI message stream servers; only text ever leaves the page. */
export interface Message {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly parts: readonly [{ readonly type: "text"; readonly text: string }];
}

/** The network access that asking needs. */
export interface Connection {
  readonly fetch: typeof globalThis.fetch;
  /** Whether the browser reports that it's offline. */
  readonly isOffline: () => boolean;
}

/** Longest wait for an answer to begin, in milliseconds: models may think for a while before their first word. */
const BEGINNING_MS = 45_000;

/** Number of earlier exchanges sent with a question. More would rarely change an answer, but always cost more. */
const MOST_EXCHANGES = 4;

/** Creates the messages of a conversation, with the question last. */
export function toMessages(question: string, questionId: string, history: readonly Exchange[]): Message[] {
  const before = history.slice(-MOST_EXCHANGES).flatMap((exchange, position) => [
    toMessage(`${questionId}-${position}-question`, "user", exchange.question),
    // A refusal has no text, and an empty message would tell the service nothing.
    ...(exchange.text === "" ? [] : [toMessage(`${questionId}-${position}-answer`, "assistant", exchange.text)]),
  ]);
  return [...before, toMessage(questionId, "user", question)];
}

function toMessage(id: string, role: Message["role"], text: string): Message {
  return { id, role, parts: [{ type: "text", text }] };
}

/**
 * Sends a request to a service.
 *
 * @throws AnswerError if no response came, or if it's an error.
 */
export async function post(
  { fetch, isOffline }: Connection,
  url: string,
  { body, headers, signal }: { body: object; headers?: Readonly<Record<string, string>>; signal?: AbortSignal },
): Promise<Response> {
  const beginning = new AbortController();
  const timer = setTimeout(() => beginning.abort(), BEGINNING_MS);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      // The services learn nothing about readers except what's sent here.
      credentials: "omit",
      signal: signal ? AbortSignal.any([signal, beginning.signal]) : beginning.signal,
    });
    if (!response.ok) {
      throw await toError(response);
    }
    return response;
  } catch (error) {
    if (error instanceof AnswerError || signal?.aborted) {
      throw error;
    }
    throw new AnswerError(
      isOffline() ? "offline" : "unavailable",
      `${new URL(url).origin} could not be reached, expected an answer. Ask again.`,
    );
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks a question and yields the answer's events.
 *
 * @throws AnswerError if it fails; after the signal is aborted, it ends silently.
 */
export async function* ask(
  connect: () => Promise<Response>,
  signal: AbortSignal | undefined,
): AsyncGenerator<AnswerEvent> {
  yield { type: "thinking" };
  try {
    const { body } = await connect();
    if (!body) {
      throw new AnswerError("malformed", "The answer is empty, expected a stream. Ask again.");
    }
    yield* readAnswerStream(body);
  } catch (error) {
    if (signal?.aborted) {
      return;
    }
    throw error instanceof AnswerError
      ? error
      : new AnswerError("unavailable", "The connection was lost before the end of the answer. Ask again.");
  }
}

async function toError(response: Response): Promise<AnswerError> {
  const told: unknown = await response.json().catch(() => undefined);
  const { failure, message } = (told as { error?: { failure?: unknown; message?: unknown } } | undefined)?.error ?? {};
  return new AnswerError(
    readFailure(failure) ?? toFailure(response.status),
    typeof message === "string" ? message : `Unexpected status ${response.status}, expected an answer. Ask again.`,
  );
}

function toFailure(status: number): AnswerFailure {
  switch (status) {
    case 429:
      return "limit";
    case 503:
      return "busy";
    default:
      return "unavailable";
  }
}
