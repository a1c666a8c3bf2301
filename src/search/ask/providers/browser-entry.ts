import { createBrowserProvider } from "./browser.ts";
import type { CreateAnswerProvider } from "./create-provider.ts";
import type { LanguageModelApi } from "./language-model.ts";
import { createProvider as createLocalProvider } from "./local-entry.ts";
import { retrieveFrom } from "./retrieval.ts";

/** Makes what answers with the browser's own model, from what the site's own answer would quote. */
export const createProvider: CreateAnswerProvider = (site) => {
  const local = createLocalProvider(site);
  const { LanguageModel } = globalThis as { readonly LanguageModel?: LanguageModelApi };
  return createBrowserProvider({ model: LanguageModel, retrieve: retrieveFrom(local), preload: local.preload });
};
