import { AnswerError, type AnswerEvent, type AnswerFailure, type AnswerProvider } from "@docs/answers/types";

/** An item that a test adds to the queue: an event, the name of a failure, or the end of the stream. */
type Item = { readonly event: AnswerEvent } | { readonly failure: AnswerFailure } | { readonly end: true };

/** How a test controls the stand-in; see `e2e/support/answers.ts`. */
interface StandIn {
  isGenerated?: boolean;
  /** What happens to a vote. If unset, nobody reads votes. */
  feedback?: "taken" | "lost";
  preloads?: number;
  /** Every question, with the data that came with it. */
  asked?: unknown[];
  votes?: unknown[];
  aborted?: number;
  emit?: (item: Item) => void;
}

const steering = window as unknown as { standIn?: StandIn };

/** Returns the test's settings, which may exist before this module is loaded. */
function read(): StandIn {
  steering.standIn ??= {};
  return steering.standIn;
}

/** Creates a queue in which items wait for their reader, and the reader waits for items. */
function createQueue() {
  const items: Item[] = [];
  let wake: () => void = () => undefined;
  return {
    push: (item: Item) => {
      items.push(item);
      wake();
    },
    wake: () => wake(),
    next: async (signal: AbortSignal | undefined): Promise<Item | undefined> => {
      while (items.length === 0 && !signal?.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return signal?.aborted ? undefined : items.shift();
    },
  };
}

/** Answers only with what a test adds to the queue. */
export const createProvider = (): AnswerProvider => ({
  preload: () => {
    read().preloads = (read().preloads ?? 0) + 1;
  },
  async *ask(question, { history, sdk, signal }) {
    const queue = createQueue();
    const standIn = read();
    standIn.asked = [...(standIn.asked ?? []), { question, history, sdk }];
    standIn.emit = queue.push;
    signal?.addEventListener("abort", () => {
      standIn.aborted = (standIn.aborted ?? 0) + 1;
      queue.wake();
    });
    for (let item = await queue.next(signal); item && !("end" in item); item = await queue.next(signal)) {
      if ("failure" in item) {
        throw new AnswerError(item.failure, "A test says so.");
      }
      yield item.event;
    }
  },
  get isGenerated() {
    return read().isGenerated === true;
  },
  get sendFeedback() {
    const { feedback } = read();
    return feedback && sendFeedback;
  },
});

async function sendFeedback(vote: unknown, exchange: unknown): Promise<void> {
  const standIn = read();
  if (standIn.feedback === "lost") {
    throw new Error("The vote was lost.");
  }
  standIn.votes = [...(standIn.votes ?? []), { vote, exchange }];
}
