import type { AnswerProvider } from "@docs/answers/types";
import type { AnswerSettings } from "../../../config/answers.ts";

/** The site's configuration, from which a provider of answers is created. */
export interface AnswerSite {
  /** Ends with a slash. */
  readonly baseUrl: string;
  /** `themeConfig.answers`, which `plugins/answers` has checked. */
  readonly settings: AnswerSettings;
}

/** Function that each `*-entry.ts` here exports as `createProvider`; `plugins/answers` builds in one of them. */
export type CreateAnswerProvider = (site: AnswerSite) => AnswerProvider;
