/// <reference lib="webworker" />
// Ask AI off the page's main thread: opening the index and reading sections takes longer than a frame.
import { type AskRequest, createAskHandler } from "./answer-request.ts";

/** Longest wait for a file, in milliseconds. Raising it keeps readers on bad lines from an error that a retry mends. */
const TIMEOUT_MS = 30_000;

const handle = createAskHandler({
  fetchJson: async (url) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) {
      throw new Error(`${url} was answered with status ${response.status}, expected 200. Load it again.`);
    }
    return response.json();
  },
  send: (response) => self.postMessage(response),
});

self.addEventListener("message", (event: MessageEvent<AskRequest>) => {
  void handle(event.data);
});
