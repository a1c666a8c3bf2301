import type { CreateAnswerProvider } from "./create-provider.ts";
import { createEndpointProvider } from "./endpoint.ts";

/** Creates the provider that asks the operator's answer server; built in only if one is configured. */
export const createProvider: CreateAnswerProvider = ({ settings }) =>
  createEndpointProvider({
    url: new URL(settings.provider === "endpoint" ? settings.endpoint : "", location.href).href,
    fetch: (input, init) => fetch(input, init),
    isOffline: () => !navigator.onLine,
    createId: () => Math.random().toString(36).slice(2),
  });
