import type { AnswersModule } from "./answers-session.ts";

let loading: Promise<AnswersModule> | undefined;

/** Loads the code of Ask AI; after a failure the next call tries again. */
export function loadAnswers(): Promise<AnswersModule> {
  loading ??= import("../../answers/index.ts").then(
    ({ AnswerScreen, isAnswering, openConversation, preloadAnswers }) => ({
      AnswerScreen,
      isAnswering,
      openConversation,
      preloadAnswers,
    }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
