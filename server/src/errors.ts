import { AnswerError } from "@docs/answers/types";
import { APICallError, RetryError } from "ai";

/** A request that the server rejects. Its message may be shown to anybody. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: RequestError["status"], message: string, headers: RequestError["headers"] = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Converts any failure of a model's service to an error for readers, whose cause is the error for the operator. */
export function toAnswerError(error: unknown): AnswerError {
  if (error instanceof AnswerError) {
    return error;
  }
  if (RetryError.isInstance(error)) {
    return toAnswerError(error.lastError);
  }
  return Object.assign(new AnswerError(...describeForReaders(error)), { cause: error });
}

function describeForReaders(error: unknown): [AnswerError["failure"], string] {
  if (APICallError.isInstance(error) && !hasBegun(error)) {
    return error.statusCode === 429
      ? ["busy", "The model has too much to do. Ask again in a minute."]
      : ["unavailable", "The model does not answer. Ask again later."];
  }
  return error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)
    ? ["unavailable", "The model took too long. Ask again."]
    : ["malformed", "The answer of the model broke off. Ask again."];
}

/** Checks whether an answer had started but couldn't be read to its end. */
function hasBegun({ statusCode = 0 }: APICallError): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** Describes a failure for the operator's log, without any of the question. */
export function describeCause(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const inner = RetryError.isInstance(cause) ? cause.lastError : cause;
  if (APICallError.isInstance(inner)) {
    return `${inner.statusCode ?? "no status"} from ${new URL(inner.url).origin}`;
  }
  return inner instanceof Error ? inner.name : "unknown";
}
