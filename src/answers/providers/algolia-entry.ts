import { createAlgoliaProvider } from "./algolia.ts";
import type { CreateAnswerProvider } from "./create-provider.ts";
import { toSitePath } from "./to-site-path.ts";

/** Creates the provider that asks a hosted assistant; built in only if one is configured. */
export const createProvider: CreateAnswerProvider = ({ baseUrl, settings }) => {
  if (settings.provider !== "algolia") {
    throw new Error(`The provider is "${settings.provider}", expected "algolia". Build the site again.`);
  }
  return createAlgoliaProvider({
    endpoint: new URL(settings.endpoint, location.href).href,
    assistant: settings.assistant,
    fetch: (input, init) => fetch(input, init),
    isOffline: () => !navigator.onLine,
    readContext: () => ({
      language: document.documentElement.lang,
      tag: readMeta("docusaurus_tag"),
    }),
    toPath: (url) => toSitePath(url, { baseUrl, origins: readOrigins() }),
    createId: () => Math.random().toString(36).slice(2),
    now: Date.now,
  });
};

/** Pages that belong to no version have a tag that says so. */
function readMeta(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content === "default" ? undefined : content;
}

/** The index uses published addresses. In a preview, those are in the page's head but not in the address bar. */
function readOrigins(): string[] {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return [location.origin, ...(canonical ? [new URL(canonical).origin] : [])];
}
