import { AnswerError } from "@docs/answers/types";
import { APICallError, RetryError } from "ai";

/** An error of a model's service, as readers are told; the operator gets the cause. */
class ModelError extends AnswerError {
  constructor(failure: AnswerError["failure"], message: string, cause: unknown) {
    super(failure, message);
    this.cause = cause;
  }
}

/** Words what went wrong at a model's service without telling readers anything of it. */
export function toAnswerError(error: unknown): AnswerError {
  if (error instanceof AnswerError) {
    return error;
  }
  if (RetryError.isInstance(error)) {
    return toAnswerError(error.lastError);
  }
  if (APICallError.isInstance(error) && !isStarted(error)) {
    return error.statusCode === 429
      ? new ModelError("busy", "The model has too much to do. Ask again in a minute.", error)
      : new ModelError("unavailable", "The model does not answer. Ask again later.", error);
  }
  if (error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)) {
    return new ModelError("unavailable", "The model took too long. Ask again.", error);
  }
  return new ModelError("malformed", "The answer of the model broke off. Ask again.", error);
}

/** An answer that had begun and could not be read to its end. */
function isStarted({ statusCode = 0 }: APICallError): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** Says for the operator's log what happened, without any of the question. */
export function describeCause(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const inner = RetryError.isInstance(cause) ? cause.lastError : cause;
  if (APICallError.isInstance(inner)) {
    return `${inner.statusCode ?? "no status"} from ${new URL(inner.url).origin}`;
  }
  return inner instanceof Error ? inner.name : "unknown";
}
