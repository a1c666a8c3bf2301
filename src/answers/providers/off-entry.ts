import { AnswerError } from "@docs/answers/types";
import type { CreateAnswerProvider } from "./create-provider.ts";

/** Creates a placeholder for sites without Ask AI: no questions are offered, and nothing loads or leaves the site. */
export const createProvider: CreateAnswerProvider = () => ({
  preload: () => undefined,
  // biome-ignore lint/correctness/useYield: it only throws, because Ask AI is off
  async *ask() {
    throw new AnswerError("unavailable", "Ask AI is off on this site, expected no question. Search by keywords.");
  },
  isGenerated: false,
});
