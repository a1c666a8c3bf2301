import { createAlgoliaProvider } from "./algolia.ts";
import type { CreateAnswerProvider } from "./create-provider.ts";
import { toSitePath } from "./to-site-path.ts";

/** Makes what asks a hosted assistant; built in only where one is configured. */
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

/** Pages that belong to no version have a mark that says just that. */
function readMeta(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content === "default" ? undefined : content;
}

/** The index names pages by their published address, which a preview has in its head and not in its address bar. */
function readOrigins(): string[] {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return [location.origin, ...(canonical ? [new URL(canonical).origin] : [])];
}
