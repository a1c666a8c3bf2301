import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Behavior } from "./behavior.ts";

/** The relevant part of a request to a model's service. */
export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly tool_choice?: unknown;
  readonly max_tokens?: number;
}

/** A stand-in for an OpenAI-compatible service. */
export interface ModelServer {
  readonly server: Server;
  /** Requests so far, oldest first, up to the last hundred. */
  readonly requests: ModelRequest[];
  /** Total number of requests, and the current and highest number of simultaneous ones. */
  readonly counts: { all: number; now: number; most: number };
  /** Number of pieces that floods have sent since the stand-in started. */
  flooded: number;
  /** Behavior for the next requests. */
  behavior: Behavior;
}

/**
 * The stand-in's default answer: two statements with their passages, and a citation of a passage that doesn't exist.
 */
const ANSWER = "A cache volume keeps a directory between runs [1]. Mount it with `withMountedCache` [2]. So [99].";

export const MODEL = "stand-in";
export const KEY = "stand-in-key-0123456789";

const MOST_REQUESTS = 100;

/** Creates a stand-in that implements OpenAI's chat completions protocol, with streams and tool calls. */
export function createModelServer(): ModelServer {
  const stand: ModelServer = {
    requests: [],
    counts: { all: 0, now: 0, most: 0 },
    flooded: 0,
    behavior: { type: "answer" },
    server: createServer((request, response) => {
      count(stand, request, response);
      answer(stand, request, response).catch(() => response.destroy());
    }),
  };
  return stand;
}

function count({ counts }: ModelServer, { method }: IncomingMessage, response: ServerResponse): void {
  if (method === "POST") {
    counts.all += 1;
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    response.once("close", () => {
      counts.now -= 1;
    });
  }
}

async function answer(stand: ModelServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers.authorization !== `Bearer ${KEY}`) {
    sendJson(response, 401, { error: { message: "Incorrect API key provided.", type: "invalid_request_error" } });
    return;
  }
  if (request.url === "/v1/models") {
    sendJson(response, 200, { object: "list", data: [{ id: MODEL }, { id: "stand-in-large" }] });
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
  stand.requests.push(body);
  stand.requests.splice(0, stand.requests.length - MOST_REQUESTS);
  if (stand.behavior.type === "flood" && body.messages.at(-1)?.role === "tool") {
    await flood(stand, stand.behavior, response);
  } else {
    await behave(stand.behavior, body, response);
  }
}

async function flood(
  stand: ModelServer,
  { piece, kind = "content" }: Extract<Behavior, { type: "flood" }>,
  response: ServerResponse,
): Promise<void> {
  begin(response);
  const gone = once(response, "close");
  response.write(toEvent({ content: "A cache volume stays [1]. " }));
  while (!response.destroyed) {
    stand.flooded += 1;
    // Sends no faster than the client reads, because data held back by the system shouldn't count as a flood.
    if (!response.write(toEvent({ [kind]: piece }))) {
      await Promise.race([once(response, "drain"), gone]);
    }
  }
}

async function behave(behavior: Behavior, body: ModelRequest, response: ServerResponse): Promise<void> {
  switch (behavior.type) {
    case "status":
      sendJson(response, behavior.status, { error: { message: "No.", type: "server_error" } });
      return;
    case "silent":
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      return;
    case "cut":
      begin(response).write(toEvent({ content: "A cache vol" }));
      // The written data has to leave before the connection is cut.
      setImmediate(() => setImmediate(() => response.destroy()));
      return;
    case "broken-json":
      begin(response).write('data: {"choices": [{"delta": {"content": "A cac\n\n');
      response.end("data: [DONE]\n\n");
      return;
    case "no-finish":
      begin(response).write(toEvent({ content: "A cache volume [1]" }));
      response.end();
      return;
    case "unknown-tool":
      sendCall(response, "deleteEverything", "{}");
      return;
    case "flood":
    case "search-only":
      sendCall(response, "searchIndex", JSON.stringify({ query: "cache" }));
      return;
    case "answer":
      await sendTurn(behavior, body, response);
  }
}

/** Searches first and then answers, like a model that follows its instructions. */
async function sendTurn(
  { text = ANSWER, query, gate, pause }: Extract<Behavior, { type: "answer" }>,
  { messages, tools }: ModelRequest,
  response: ServerResponse,
): Promise<void> {
  await gate;
  const tool = tools?.[0]?.function.name;
  if (tool && messages.at(-1)?.role !== "tool") {
    const question = messages.findLast(({ role }) => role === "user")?.content;
    sendCall(response, tool, JSON.stringify({ query: query ?? (typeof question === "string" ? question : "cache") }));
    return;
  }
  begin(response);
  const words = text.match(/\s*\S+/g) ?? [];
  for (const [place, word] of words.entries()) {
    if (pause && place === Math.ceil(words.length / 2)) {
      await pause;
    }
    response.write(toEvent({ content: word }));
  }
  finish(response, "stop");
}

function sendCall(response: ServerResponse, name: string, args: string): void {
  begin(response);
  const call = { index: 0, id: "call_1", type: "function" };
  response.write(toEvent({ tool_calls: [{ ...call, function: { name, arguments: "" } }] }));
  // In two pieces, as services send them.
  for (const piece of [args.slice(0, 4), args.slice(4)]) {
    response.write(toEvent({ tool_calls: [{ index: 0, function: { arguments: piece } }] }));
  }
  finish(response, "tool_calls");
}

function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(toEvent({ role: "assistant", content: "" }));
  return response;
}

function finish(response: ServerResponse, reason: string): void {
  response.write(toEvent({}, reason));
  const usage = { prompt_tokens: 400, completion_tokens: 40, total_tokens: 440 };
  response.write(`data: ${JSON.stringify({ id: "c", model: MODEL, choices: [], usage })}\n\n`);
  response.end("data: [DONE]\n\n");
}

function toEvent(delta: object, reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: reason }];
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 0, model: MODEL, choices })}\n\n`;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
