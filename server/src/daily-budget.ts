import type { Limits } from "./settings.ts";

/** Tokens that were put aside for an answer. */
export interface Reservation {
  /** Records what the answer took in the end; the rest may be spent again. Later calls change nothing. */
  settle(tokens: number): void;
}

/** What may be spent on a model in a day (UTC). */
export interface DailyBudget {
  /**
   * Puts aside the most that an answer can take, so that answers at the same time can't overdraw the budget.
   *
   * @returns undefined if the day's budget doesn't have that much any more.
   */
  reserve(worstTokens: number): Reservation | undefined;
  /** Returns what was spent today, together with what is put aside. */
  spent(): { readonly questions: number; readonly tokens: number };
}

const DAY_MS = 86_400_000;

/** Creates a budget that starts again with each day, and with each start of the server. */
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
          // On another day, this changes an account that nobody reads any more.
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

/** Characters of a token; real texts have about four. A lower number never counts too little. */
const CHARACTERS_PER_TOKEN = 3;

/** More than any real text has in a token, so that no answer of the length that was asked for is cut. */
const MOST_CHARACTERS_PER_TOKEN = 8;

/** Tokens of the instructions, the tool, and what a service puts around messages. */
const FIXED_TOKENS = 600;

/** Estimates the tokens of a text, rather too many than too few. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** Returns the most characters of one reply: services are asked to keep to `outputTokens`, and not all of them do. */
export function countMostCharacters({ outputTokens }: Limits): number {
  return outputTokens * MOST_CHARACTERS_PER_TOKEN;
}

/** Returns the most tokens that an answer can take: every step reads all that the steps before it found. */
export function countWorstTokens(limits: Limits, conversationCharacters: number): number {
  const { steps, outputTokens, passages, passageCharacters } = limits;
  const found = estimateTokens(passages * passageCharacters);
  const each = FIXED_TOKENS + estimateTokens(conversationCharacters) + outputTokens;
  return steps * each + ((steps * (steps - 1)) / 2) * (found + outputTokens);
}
