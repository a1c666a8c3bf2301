import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readAnswerStream } from "@docs/answers/stream";
import type { AnswerEvent } from "@docs/answers/types";

/** The origin whose pages may ask in tests and measurements. */
export const ORIGIN = "https://docs.example.org";

/** Creates a request with a question. */
export function toRequest(question: string, more: object = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", origin: ORIGIN },
    body: JSON.stringify({ messages: [{ role: "user", parts: [{ type: "text", text: question }] }], ...more }),
  };
}

/** Reads all events of an answer, as the site's page does. */
export async function readAnswer({ body }: Response): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of readAnswerStream(body ?? new ReadableStream())) {
    events.push(event);
  }
  return events;
}

/** Returns the text of an answer. */
export function toText(events: readonly AnswerEvent[]): string {
  return events
    .map((event) => {
      if (event.type === "delta") {
        return event.text;
      }
      return event.type === "part" && event.part.type === "markdown" ? event.part.text : "";
    })
    .join("");
}

/** Waits until a condition holds, for effects that occur after an answer was sent. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 5000;
  while (!(await holds())) {
    if (performance.now() > deadline) {
      throw new Error("The condition still didn't hold after 5 s, expected it to.");
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Makes a server listen on a free port of this machine, and returns its address. */
export function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
