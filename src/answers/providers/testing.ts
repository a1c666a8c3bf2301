import type { AnswerEvent } from "@docs/answers/types";

/** A request as a service receives it. */
export interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** A fake network. */
export interface Network {
  /** All requests so far, oldest first. */
  readonly sent: Sent[];
  /** Creates the response to the next requests. */
  respond: (request: Sent) => Response | Promise<Response>;
  readonly fetch: typeof fetch;
  readonly isOffline: () => boolean;
  /** Returns "id1", "id2", and so on. */
  readonly createId: () => string;
}

/** Creates a network whose services answer "A volume stays [1].". */
export function createNetwork(): Network {
  let ids = 0;
  const network: Network = {
    sent: [],
    respond: () => toAnswer("A volume ", "stays [1]."),
    fetch: (async (url: string, init: RequestInit) => {
      const request = { url, headers: init.headers as Record<string, string>, body: JSON.parse(String(init.body)) };
      network.sent.push(request);
      init.signal?.throwIfAborted();
      return network.respond(request);
    }) as typeof fetch,
    isOffline: () => false,
    createId: () => {
      ids += 1;
      return `id${ids}`;
    },
  };
  return network;
}

/** Creates the stream of an answer with this text. */
export function toAnswer(...deltas: string[]): Response {
  const chunks = [
    { type: "text-start", id: "1" },
    ...deltas.map((delta) => ({ type: "text-delta", id: "1", delta })),
    { type: "text-end", id: "1" },
    { type: "finish" },
  ];
  return new Response(`${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`);
}

/** Waits for the end of an answer and returns all its events. */
export async function collect(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = [];
  for await (const event of events) {
    all.push(event);
  }
  return all;
}
