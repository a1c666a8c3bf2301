import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { createAdaptorServer } from "@hono/node-server";
import { generateId } from "ai";
import type { AnswerLocally } from "./answer.ts";
import { createBudget } from "./budget.ts";
import { checkModel } from "./check-model.ts";
import { ANSWERS_PATH, type App, createApp } from "./create-app.ts";
import { limitConnections } from "./limit-connections.ts";
import { createSiteReader, loadIndexOf } from "./load-index-of.ts";
import { createLog } from "./log.ts";
import { openLibrary } from "./passages.ts";
import { createRate } from "./rate.ts";
import type { FindClosest, ServerSettings } from "./settings.ts";
import { createSlots } from "./slots.ts";

/** A server that answers. */
export interface RunningServer {
  readonly server: Server;
  /** Where questions go. */
  readonly url: string;
  /** Ends it: open answers are cut off. */
  close(): Promise<void>;
}

/** What a server needs of the world. */
export interface World {
  /** Gets one line at a time. */
  readonly write: (line: string) => void;
  readonly now?: () => number;
  /** What the documentation is about, as a model is told. */
  readonly product: string;
  readonly closest: FindClosest;
  /** Makes, from the two files of an index, what answers when the day's budget is spent. */
  readonly createAnswerLocally?: (index: unknown, text: unknown) => AnswerLocally;
}

/** How often a published site is asked whether its index has changed, in milliseconds. */
const REFRESH_MS = 300_000;

/** How long a client may take to send its headers, its whole request, and nothing at all, in milliseconds. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const SILENCE_MS = 75_000;

/** How often Node looks for clients that take longer; its default of 30 s would make 40 s of 10. */
const LOOK_MS = 1000;

/** Bytes of a request's headers. Browsers send less than two thousand without cookies, and none are used here. */
const HEADER_BYTES = 8192;

/** Connections at a time for each answer that may be given at a time. */
const CONNECTIONS_PER_SLOT = 64;

/**
 * Starts an answer server.
 *
 * @throws Error saying where, what was found, what was expected and how to mend it, when the index, the model, its
 *   key or the port is not right.
 */
export async function startServer(
  settings: ServerSettings,
  { write, product, closest, now = Date.now, createAnswerLocally }: World,
): Promise<RunningServer> {
  const { site, limits, model } = settings;
  const readSite = createSiteReader(site);
  const open = (index: unknown, text: unknown) => ({
    library: openLibrary(index, text, limits.passageCharacters),
    answerLocally: createAnswerLocally?.(index, text),
  });
  let loaded = await loadIndexOf(readSite, open);
  const warning = await checkModel(model, closest);
  if (warning) {
    write(warning);
  }
  const refresh = setInterval(async () => {
    // An index that cannot be had now leaves the one that there is.
    loaded = await loadIndexOf(readSite, open, loaded).catch(() => loaded);
  }, REFRESH_MS);
  refresh.unref();
  const app = createApp({
    ...settings,
    library: () => loaded.content.library,
    model: createModel(model),
    product,
    budget: createBudget({ ...limits, now }),
    rate: createRate({ perMinute: limits.questionsPerMinute, now }),
    slots: createSlots(limits.concurrentAnswers),
    log: createLog(write, now),
    now,
    createId: generateId,
    answerLocally: () => loaded.content.answerLocally,
  });
  const server = createHttpServer(app.fetch, settings);
  const address = await listen(server, settings);
  return {
    server,
    url: `http://${address}${ANSWERS_PATH}`,
    close: () =>
      new Promise((resolve) => {
        clearInterval(refresh);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createHttpServer(fetch: App["fetch"], { limits, trustedProxies }: ServerSettings): Server {
  const server = createAdaptorServer({
    fetch,
    createServer,
    serverOptions: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
  }) as Server;
  server.setTimeout(SILENCE_MS);
  server.maxConnections = limits.concurrentAnswers * CONNECTIONS_PER_SLOT;
  // Behind a proxy all connections come from one address.
  if (trustedProxies === 0) {
    limitConnections(server, limits.connectionsPerAddress);
  }
  return server;
}

function createModel({ url, name, key }: ServerSettings["model"]) {
  const provider = createOpenAICompatible({
    name: "answers",
    baseURL: url,
    includeUsage: true,
    ...(key ? { apiKey: key } : {}),
  });
  return provider.chatModel(name);
}

function listen(server: Server, { host, port }: ServerSettings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      reject(
        new Error(
          `${host}:${port} cannot be listened on (${cause.code}), expected a free port of this machine. End the other program, or set ANSWERS_PORT and ANSWERS_HOST.`,
          { cause },
        ),
      );
    });
    server.listen(port, host, () => resolve(`${host}:${(server.address() as AddressInfo).port}`));
  });
}
