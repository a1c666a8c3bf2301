/// <reference lib="webworker" />
// Ask AI off the page's main thread: opening the index and reading sections takes longer than a frame.
import { fetchJson } from "@docs/search/fetch-json";
import { type AskRequest, createAskHandler } from "./answer-request.ts";

const handle = createAskHandler({
  fetchJson,
  send: (response) => self.postMessage(response),
});

self.addEventListener("message", (event: MessageEvent<AskRequest>) => {
  void handle(event.data);
});
