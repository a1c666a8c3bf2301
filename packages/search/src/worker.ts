/// <reference lib="webworker" />
// The search of the page, off its main thread: parsing an index takes longer than a frame.
import { createRequestHandler } from "./answer-request.ts";
import type { WorkerRequest } from "./types.ts";

const handle = createRequestHandler({
  fetch: (url, options) => fetch(url, options),
  send: (response) => self.postMessage(response),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

self.addEventListener("message", (event: MessageEvent<WorkerRequest>) => {
  void handle(event.data);
});
