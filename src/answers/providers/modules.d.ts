/** One of `src/answers/providers/*-entry.ts`, chosen by `plugins/answers`. */
declare module "@site-answers/provider" {
  import type { CreateAnswerProvider } from "./create-provider.ts";

  export const createProvider: CreateAnswerProvider;
}
