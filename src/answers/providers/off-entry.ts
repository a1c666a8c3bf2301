import { AnswerError } from "@docs/answers/types";
import type { CreateAnswerProvider } from "./create-provider.ts";

/** Stands where no provider is wanted: the dialog offers no questions then, and nothing loads or leaves the site. */
export const createProvider: CreateAnswerProvider = () => ({
  preload: () => undefined,
  // biome-ignore lint/correctness/useYield: it has nothing to say but that it is off.
  async *ask() {
    throw new AnswerError("unavailable", "Ask AI is off on this site, expected no question. Search by keywords.");
  },
  isGenerated: false,
});
