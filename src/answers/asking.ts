import { AnswerError, type AnswerProvider, type AskOptions } from "@docs/answers/types";
import { type Conversation, LONGEST_QUESTION } from "./conversation.ts";
import { toExchange } from "./plain-text.ts";
import { failTurn, isPending, reduceTurn, startTurn, stopTurn, type Turn, type Vote } from "./turn.ts";

/** An open conversation and the actions on it. Its state is never mutated, only replaced. */
export interface Asking {
  readonly getState: () => Conversation;
  /** Calls back after every change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks a question; does nothing if the question is empty or another one is being answered. */
  readonly ask: (question: string) => void;
  /** Asks the last question again in place of its answer. */
  readonly retry: () => void;
  /** Stops the current answer; the part that has already arrived stays. */
  readonly stop: () => void;
  /**
   * Sends the reader's vote on an answer and saves it with the conversation; rejects if the vote was lost. Undefined if
   * nobody reads votes: asking for one and saying thanks would be dishonest.
   */
  readonly vote: ((index: number, vote: Vote) => Promise<void>) | undefined;
}

/** Dependencies of a conversation. */
export interface AskingParts {
  readonly provider: AnswerProvider;
  readonly conversation: Conversation;
  readonly readSdk: () => AskOptions["sdk"];
  /** Saves the conversation; called when an answer has ended, and after a vote. */
  readonly keep: (conversation: Conversation) => void;
}

/** Number of earlier exchanges sent to a provider; anything older is probably off topic by now. */
const MOST_HISTORY = 6;

/** Opens a new conversation or a saved one. */
export function createAsking({ provider, conversation, readSdk, keep }: AskingParts): Asking {
  const { getState, subscribe, change } = createState(conversation);
  const changeLast = (update: (turn: Turn) => Turn) =>
    change((turns) => [...turns.slice(0, -1), update(lastOf(turns))]);
  let controller = new AbortController();

  async function answer(question: string, history: AskOptions["history"]): Promise<void> {
    controller = new AbortController();
    const { signal } = controller;
    const end = await readAnswer(provider, question, { history, sdk: readSdk(), signal }, changeLast);
    // Anything that arrives after an answer was stopped is ignored.
    if (!signal.aborted) {
      changeLast(end);
      keep(getState());
    }
  }

  function begin(before: readonly Turn[], question: string): void {
    const history = before.filter(({ phase }) => phase === "answered").slice(-MOST_HISTORY);
    change(() => [...before, startTurn(question, provider.isGenerated)]);
    // Never rejects: a failure is a state of the turn.
    void answer(question, history.map(toExchange));
  }

  return {
    getState,
    subscribe,
    ask: (asked) => {
      const question = asked.trim().slice(0, LONGEST_QUESTION);
      if (question !== "" && !isAnswering(getState())) {
        begin(getState().turns, question);
      }
    },
    retry: () => {
      const { turns } = getState();
      if (turns.length > 0 && !isAnswering(getState())) {
        begin(turns.slice(0, -1), lastOf(turns).question);
      }
    },
    stop: () => {
      if (isAnswering(getState())) {
        controller.abort();
        changeLast(stopTurn);
        keep(getState());
      }
    },
    vote:
      provider.sendFeedback &&
      (async (index, vote) => {
        const turn = getState().turns[index];
        if (turn) {
          await provider.sendFeedback?.(vote, toExchange(turn));
          change((turns) => turns.map((other, place) => (place === index ? { ...turn, vote } : other)));
          keep(getState());
        }
      }),
  };
}

/**
 * Reads an answer to its end.
 *
 * @returns a function that applies the ending to the turn; never rejects.
 */
async function readAnswer(
  provider: AnswerProvider,
  question: string,
  options: AskOptions,
  changeLast: (update: (turn: Turn) => Turn) => void,
): Promise<(turn: Turn) => Turn> {
  try {
    for await (const event of provider.ask(question, options)) {
      if (options.signal?.aborted) {
        break;
      }
      changeLast((turn) => reduceTurn(turn, event));
      if (event.type === "done") {
        // Don't wait for anything else that a service might send.
        break;
      }
    }
    // A complete answer says that it has ended; one that stops without saying so was cut off.
    return (turn) => (isPending(turn) ? failTurn(turn, "malformed") : turn);
  } catch (error) {
    return (turn) => failTurn(turn, error instanceof AnswerError ? error.failure : "unavailable");
  }
}

/** Keeps the turns and notifies listeners of every change. */
function createState(conversation: Conversation) {
  const listeners = new Set<() => void>();
  let state = conversation;
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (update: (turns: readonly Turn[]) => readonly Turn[]) => {
      state = { ...state, turns: update(state.turns) };
      for (const listener of listeners) {
        listener();
      }
    },
  };
}

/** Returns the last turn. Only called if there is one. */
function lastOf(turns: readonly Turn[]): Turn {
  return turns.at(-1) ?? startTurn("", false);
}

/** Checks whether an answer is on its way. */
export function isAnswering({ turns }: Conversation): boolean {
  const last = turns.at(-1);
  return last !== undefined && isPending(last);
}
