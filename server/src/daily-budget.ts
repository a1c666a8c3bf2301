import type { Limits } from "./settings.ts";

/** Tokens that are reserved for an answer. */
export interface Reservation {
  /** Records the tokens that the answer actually used and releases the rest. Later calls have no effect. */
  settle(tokens: number): void;
}

/** The daily budget for a model (UTC). */
export interface DailyBudget {
  /**
   * Reserves the most tokens that an answer can use, which keeps simultaneous answers from overdrawing the budget.
   *
   * @returns undefined if the day's remaining budget is too small.
   */
  reserve(worstTokens: number): Reservation | undefined;
  /** Returns the tokens and questions used today, including reservations. */
  spent(): { readonly questions: number; readonly tokens: number };
}

const DAY_MS = 86_400_000;

/** Creates a budget that resets every day, and whenever the server starts. */
export function createDailyBudget({
  dailyQuestions,
  dailyTokens,
  now,
}: Pick<Limits, "dailyQuestions" | "dailyTokens"> & { readonly now: () => number }): DailyBudget {
  let spent = { day: -1, questions: 0, tokens: 0 };

  function today() {
    const day = Math.floor(now() / DAY_MS);
    spent = spent.day === day ? spent : { day, questions: 0, tokens: 0 };
    return spent;
  }

  return {
    reserve(worstTokens) {
      const reservedFrom = today();
      if (reservedFrom.questions >= dailyQuestions || reservedFrom.tokens + worstTokens > dailyTokens) {
        return undefined;
      }
      reservedFrom.questions += 1;
      reservedFrom.tokens += worstTokens;
      let isOpen = true;
      return {
        settle(taken) {
          // After midnight, this changes an account that nobody reads anymore.
          reservedFrom.tokens += isOpen ? taken - worstTokens : 0;
          isOpen = false;
        },
      };
    },
    spent() {
      const { questions, tokens } = today();
      return { questions, tokens };
    },
  };
}

/** Characters per token. Real texts have about four, and a lower number errs on the high side. */
const CHARACTERS_PER_TOKEN = 3;

/** More than any real text has per token, so an answer of the requested length is never cut off. */
const MOST_CHARACTERS_PER_TOKEN = 8;

/** Tokens of the instructions, the tool, and the overhead that a service adds to messages. */
const FIXED_TOKENS = 600;

/** Estimates the tokens of a text, erring on the high side. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/**
 * Returns the maximum length of one reply, in characters. Services are asked to respect `outputTokens`, and not all of
 * them do.
 */
export function countMostCharacters({ outputTokens }: Limits): number {
  return outputTokens * MOST_CHARACTERS_PER_TOKEN;
}

/** Returns the most tokens that an answer can use. Every step reads everything that the earlier steps found. */
export function countWorstTokens(limits: Limits, conversationCharacters: number): number {
  const { steps, outputTokens, passages, passageCharacters } = limits;
  const found = estimateTokens(passages * passageCharacters);
  const each = FIXED_TOKENS + estimateTokens(conversationCharacters) + outputTokens;
  return steps * each + ((steps * (steps - 1)) / 2) * (found + outputTokens);
}
