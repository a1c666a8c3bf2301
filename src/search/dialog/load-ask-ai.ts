import type { AskAiModule } from "./ask-ai-seam.ts";

let loading: Promise<AskAiModule> | undefined;

/** Loads the code of Ask AI; after a failure the next call tries again. */
export function loadAskAi(): Promise<AskAiModule> {
  loading ??= import("../ask/index.ts").then(
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
