import { AnswerError, type AnswerProvider, type AskOptions } from "../../../packages/answers/src/types.ts";
import { type Conversation, LONGEST_QUESTION } from "./conversation.ts";
import { toExchange } from "./plain-text.ts";
import { failTurn, isPending, reduceTurn, startTurn, stopTurn, type Turn, type Vote } from "./turn.ts";

/** A conversation that is open, and what can be done with it. Its state is never changed, only replaced. */
export interface Asking {
  readonly getState: () => Conversation;
  /** Calls back after every change; gives what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks a question; nothing happens while another is being answered, or without a word. */
  readonly ask: (question: string) => void;
  /** Asks the last question again in place of its answer. */
  readonly retry: () => void;
  /** Ends the answer that is on its way; what has come of it stays. */
  readonly stop: () => void;
  /** Keeps the reader's opinion of an answer, and sends it where somebody reads it; rejects where that failed. */
  readonly vote: (index: number, vote: Vote) => Promise<void>;
}

/** What a conversation needs of the world. */
export interface AskingParts {
  readonly provider: AnswerProvider;
  readonly conversation: Conversation;
  readonly readSdk: () => AskOptions["sdk"];
  /** Keeps the conversation; called when an answer has ended, and after a vote. */
  readonly keep: (conversation: Conversation) => void;
}

/** Earlier exchanges that a provider is told; what was said before them is no longer the subject. */
const MOST_HISTORY = 6;

/** Opens a conversation, a new one or one that was kept. */
export function createAsking({ provider, conversation, readSdk, keep }: AskingParts): Asking {
  const listeners = new Set<() => void>();
  let state = conversation;
  let controller = new AbortController();

  const change = (turns: readonly Turn[]) => {
    state = { ...state, turns };
    for (const listener of listeners) {
      listener();
    }
  };
  const changeLast = (update: (turn: Turn) => Turn) =>
    change(state.turns.map((turn, index) => (index === state.turns.length - 1 ? update(turn) : turn)));

  async function answer(question: string, history: AskOptions["history"]): Promise<void> {
    controller = new AbortController();
    const { signal } = controller;
    try {
      for await (const event of provider.ask(question, { history, sdk: readSdk(), signal })) {
        if (signal.aborted) {
          return;
        }
        changeLast((turn) => reduceTurn({ ...turn, isGenerated: provider.isGenerated }, event));
      }
      if (!signal.aborted) {
        // An answer says that it has ended; one that only ends was cut off.
        changeLast((turn) => (isPending(turn) ? failTurn(turn, "malformed") : turn));
      }
    } catch (error) {
      if (!signal.aborted) {
        changeLast((turn) => failTurn(turn, error instanceof AnswerError ? error.failure : "unavailable"));
      }
    }
    if (!signal.aborted) {
      keep(state);
    }
  }

  function begin(before: readonly Turn[], question: string): void {
    const history = before.filter(({ phase }) => phase === "answered").slice(-MOST_HISTORY);
    change([...before, startTurn(question, provider.isGenerated)]);
    // Never rejects: a failure is a state of the turn.
    void answer(question, history.map(toExchange));
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (asked) => {
      const question = asked.trim().slice(0, LONGEST_QUESTION);
      if (question !== "" && !isAnswering(state)) {
        begin(state.turns, question);
      }
    },
    retry: () => {
      const last = state.turns.at(-1);
      if (last && !isPending(last)) {
        begin(state.turns.slice(0, -1), last.question);
      }
    },
    stop: () => {
      if (isAnswering(state)) {
        controller.abort();
        changeLast(stopTurn);
        keep(state);
      }
    },
    vote: async (index, vote) => {
      const turn = state.turns[index];
      if (turn) {
        await provider.sendFeedback?.(vote, toExchange(turn));
        change(state.turns.map((other, place) => (place === index ? { ...other, vote } : other)));
        keep(state);
      }
    },
  };
}

/** Says whether an answer is on its way. */
export function isAnswering({ turns }: Conversation): boolean {
  const last = turns.at(-1);
  return last !== undefined && isPending(last);
}
