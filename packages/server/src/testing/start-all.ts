import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readAnswerStream } from "@docs/answers/stream";
import type { AnswerEvent } from "@docs/answers/types";
import { defaultLimits, type Limits } from "../limits.ts";
import { type RunningServer, startServer, type World } from "../start-server.ts";
import { createSite } from "./create-site.ts";
import { createModelServer, KEY, MODEL, type ModelServer } from "./model-server.ts";

export const ORIGIN = "https://docs.example.org";

/** An answer server with a stand-in for its model, on this machine. */
export interface TestServer {
  readonly model: ModelServer;
  readonly running: RunningServer;
  /** Where questions go. */
  readonly url: string;
  /** Lines of the log, read as JSON. */
  readonly log: Record<string, unknown>[];
  stop(): Promise<void>;
}

/** How a test's server differs from what is usual. */
export interface Differences extends Partial<World> {
  /** Folder of a built site; the site of tests without it. */
  readonly site?: string;
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly trustedProxies?: number;
  readonly isLoggingQuestions?: boolean;
}

/** Starts a server on a free port. Its rate is generous, because all requests of a test have one address. */
export async function startAll({
  site: siteDir,
  origins = [ORIGIN],
  limits,
  trustedProxies = 0,
  isLoggingQuestions = false,
  ...world
}: Differences = {}): Promise<TestServer> {
  const site = siteDir === undefined ? await createSite() : { dir: siteDir, remove: async () => undefined };
  const model = createModelServer();
  const modelUrl = `http://127.0.0.1:${await listen(model.server)}/v1`;
  const log: Record<string, unknown>[] = [];
  const running = await startServer(
    {
      site: site.dir,
      origins,
      model: { url: modelUrl, name: MODEL, key: KEY },
      host: "127.0.0.1",
      port: 0,
      trustedProxies,
      isLoggingQuestions,
      limits: { ...defaultLimits, questionsPerMinute: 100_000, connectionsPerAddress: 1000, ...limits },
    },
    {
      write: (line) => log.push(JSON.parse(line)),
      product: "Dagger",
      closest: ([first], known) => known.find((word) => word[0] === first),
      ...world,
    },
  );
  return {
    ...{ model, running, log },
    url: running.url,
    async stop() {
      await running.close();
      model.server.closeAllConnections();
      await new Promise((resolve) => model.server.close(resolve));
      await site.remove();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/** Makes a request with a question. */
export function toRequest(question: string, more: object = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", origin: ORIGIN },
    body: JSON.stringify({ messages: [{ role: "user", parts: [{ type: "text", text: question }] }], ...more }),
  };
}

/** Asks as the site's page does, and gives all that it is told. */
export async function askServer(url: string, question: string, more: object = {}): Promise<AnswerEvent[]> {
  const { body } = await fetch(url, toRequest(question, more));
  const events: AnswerEvent[] = [];
  for await (const event of readAnswerStream(body ?? new ReadableStream())) {
    events.push(event);
  }
  return events;
}

/** Puts the text of an answer together. */
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

/** Waits until something is so, for what happens after an answer was sent. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 5000;
  while (!(await isSo())) {
    if (performance.now() > deadline) {
      throw new Error("It was still not so after 5 s, expected it to be.");
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
