/** Tokens that were put aside for an answer. */
export interface Reservation {
  /** Says what the answer took in the end; the rest may be spent again. Later calls change nothing. */
  settle(tokens: number): void;
}

/** What may be spent on a model in a day (UTC). */
export interface Budget {
  /**
   * Puts the most that an answer can take aside, so that answers at the same time cannot overdraw the budget.
   *
   * @returns nothing when the day's budget does not have that much any more.
   */
  reserve(worstTokens: number): Reservation | undefined;
  /** What was spent today, with what is put aside. */
  spent(): { readonly questions: number; readonly tokens: number };
}

/** What a budget is made from. */
export interface BudgetOptions {
  readonly dailyQuestions: number;
  readonly dailyTokens: number;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
}

const DAY_MS = 86_400_000;

/** Makes a budget that begins anew with each day, and with each start of the server. */
export function createBudget({ dailyQuestions, dailyTokens, now }: BudgetOptions): Budget {
  let day = today();
  let questions = 0;
  let tokens = 0;

  function today(): number {
    return Math.floor(now() / DAY_MS);
  }

  function turnPage(): void {
    if (today() !== day) {
      day = today();
      questions = 0;
      tokens = 0;
    }
  }

  return {
    reserve(worstTokens) {
      turnPage();
      if (questions >= dailyQuestions || tokens + worstTokens > dailyTokens) {
        return undefined;
      }
      questions += 1;
      tokens += worstTokens;
      const reservedOn = day;
      let isOpen = true;
      return {
        settle(taken) {
          turnPage();
          // What was put aside yesterday is gone with yesterday.
          if (isOpen && day === reservedOn) {
            tokens += taken - worstTokens;
          }
          isOpen = false;
        },
      };
    },
    spent() {
      turnPage();
      return { questions, tokens };
    },
  };
}
