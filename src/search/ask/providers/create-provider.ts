import type { AnswerSettings } from "../../../../config/answers.ts";
import type { AnswerProvider } from "../../../../packages/answers/src/types.ts";

/** What every `<name>-entry.ts` exports as `createProvider`. */
export type CreateAnswerProvider = (site: { baseUrl: string; settings: AnswerSettings }) => AnswerProvider;
