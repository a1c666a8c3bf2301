import type { AnswerProvider } from "@docs/answers/types";
import type { AnswerSettings } from "../../../config/answers.ts";

/** What a provider of answers is made from. */
export interface AnswerSite {
  /** With a slash at its end. */
  readonly baseUrl: string;
  /** `themeConfig.answers`, which `plugins/answers` has checked. */
  readonly settings: AnswerSettings;
}

/** What each of `*-entry.ts` here exports as `createProvider`; `plugins/answers` builds in one of them. */
export type CreateAnswerProvider = (site: AnswerSite) => AnswerProvider;
