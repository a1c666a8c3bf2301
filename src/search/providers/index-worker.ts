/// <reference lib="webworker" />
// Search and Ask AI off the page's main thread: unpacking an index takes longer than a frame.
import { createIndexServer, type IndexRequest } from "./serve-index.ts";

const serve = createIndexServer({
  fetch: (url, options) => fetch(url, options),
  send: (response) => self.postMessage(response),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

self.addEventListener("message", (event: MessageEvent<IndexRequest>) => {
  void serve(event.data);
});
