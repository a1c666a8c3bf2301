import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { redirect } from "./redirect.ts";
import { OPERATOR } from "./sites.ts";
import { test as base } from "./test.ts";

/** The stand-in's response to one question: parts of a UI message stream, and gates that it waits for in between. */
export type Script = readonly (Promise<void> | { readonly type: string; readonly [field: string]: unknown })[];

/** A request to the assistant. */
export interface AssistantRequest {
  /** The path below the assistant's address: "" for a question, "/token", or "/feedback". */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Readonly<Record<string, unknown>>;
}

/** A stand-in for a hosted assistant, using the protocol of major version 4 of the search widget. */
export interface Assistant {
  readonly requests: AssistantRequest[];
  /** Returns the number of answers in progress. */
  readonly open: () => number;
  /** The response to the next question. */
  script: Script;
  /** The status of the next responses, if not 200. */
  status: number;
}

interface Fixtures {
  readonly startAssistant: (script?: Script) => Promise<Assistant>;
  readonly emptySearch: undefined;
}

/** A page whose hosted assistant is available once the test starts it, and whose hosted search finds nothing. */
export const test = base.extend<Fixtures>({
  siteName: "hosted",
  emptySearch: [
    async ({ page }, use) => {
      await page.route(`${OPERATOR.searchHost}/**`, (route) =>
        route.fulfill({
          headers: { "access-control-allow-origin": "*" },
          json: { results: [{ hits: [], nbHits: 0, index: "test-index" }] },
        }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
  startAssistant: async ({ page }, use) => {
    const ends: (() => void)[] = [];
    await use(async (script = toWords("Mount a secret as a file.")) => {
      const { assistant, url, end } = await start(script);
      ends.push(end);
      await redirect(page, OPERATOR.assistant, url);
      return assistant;
    });
    for (const end of ends) {
      end();
    }
  },
});

/** Creates the script of an answer with these words, based on a search that found one page. */
export function toWords(...words: readonly (string | Promise<void>)[]): Script {
  const call = { toolCallId: "1", toolName: "searchIndex" };
  return [
    { type: "start" },
    { type: "start-step" },
    { type: "tool-input-start", ...call },
    { type: "tool-input-available", ...call, input: { query: "mount a secret" } },
    { type: "tool-output-available", toolCallId: "1", output: { query: "mount a secret", hits: [{}, {}] } },
    { type: "text-start", id: "t" },
    ...words.map((word) => (typeof word === "string" ? { type: "text-delta", id: "t", delta: word } : word)),
    { type: "text-end", id: "t" },
    { type: "finish-step" },
    { type: "finish" },
  ];
}

async function start(script: Script) {
  const requests: AssistantRequest[] = [];
  let open = 0;
  const assistant: Assistant = { requests, open: () => open, script, status: 200 };
  const server = createServer((request, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    answer(assistant, request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { assistant, end, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chat` };
}

async function answer(assistant: Assistant, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const path = (request.url ?? "").replace(/^\/chat/, "");
  assistant.requests.push({ path, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.setHeader("access-control-allow-origin", "*");
  if (assistant.status !== 200) {
    response.writeHead(assistant.status).end();
  } else if (path === "") {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    for (const item of assistant.script) {
      if (item instanceof Promise) {
        await item;
      } else {
        response.write(`data: ${JSON.stringify(item)}\n\n`);
      }
    }
    response.end("data: [DONE]\n\n");
  } else {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ token: "a.b.c" }));
  }
}
