import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LoadedIndex } from "@docs/search";
import { createAdaptorServer } from "@hono/node-server";
import { generateId } from "ai";
import type { McpFetch } from "./agent/mcp-handler.ts";
import type { AnswerLocally } from "./answer.ts";
import { checkModel } from "./check-model.ts";
import { ANSWERS_PATH, type App, createApp } from "./create-app.ts";
import { createDailyBudget } from "./daily-budget.ts";
import { createSiteReader, loadSiteIndex, openDocumentation } from "./documentation.ts";
import { createConcurrencyLimit, createRateLimit, limitConnections } from "./rate-limit.ts";
import type { FindClosest, ServerSettings } from "./settings.ts";

/** A server that's listening. */
export interface RunningServer {
  readonly server: Server;
  /** Address that questions are sent to. */
  readonly url: string;
  /** Stops the server and cuts off open answers. */
  close(): Promise<void>;
}

/** Everything that a server depends on besides its settings. */
export interface ServerDependencies {
  /** Writes one line. */
  readonly write: (line: string) => void;
  readonly now?: () => number;
  /** The product that the documentation describes, which is mentioned to the model. */
  readonly product: string;
  readonly closest: FindClosest;
  /** Creates the answerer to use once the day's budget is spent. */
  readonly createAnswerLocally?: (index: LoadedIndex) => AnswerLocally;
  /** Answers requests for the documentation's tools. */
  readonly mcp?: McpFetch | undefined;
}

/** Milliseconds between checks of whether a published site's index has changed. */
const REFRESH_MS = 300_000;

/** Milliseconds that a client may take to send its headers, to send its whole request, and to stay idle. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const SILENCE_MS = 75_000;

/** Milliseconds between Node's checks for slow clients. Its default of 30 s would turn a limit of 10 s into 40 s. */
const CHECKING_INTERVAL_MS = 1000;

/**
 * Maximum bytes of a request's headers. Browsers send fewer than two thousand without cookies, and this server uses
 * none.
 */
const HEADER_BYTES = 8192;

/** Connections allowed for each answer that may run at the same time. */
const CONNECTIONS_PER_ANSWER = 64;

/**
 * Starts an answer server.
 *
 * @throws Error with the location, what was found, what was expected, and the fix, if the index, the model, its key, or
 * the port isn't right.
 */
export async function startServer(settings: ServerSettings, dependencies: ServerDependencies): Promise<RunningServer> {
  const { app, stop } = await prepareApp(settings, dependencies);
  const server = createHttpServer(app.fetch, settings);
  const address = await listen(server, settings);
  return {
    server,
    url: `http://${address}${ANSWERS_PATH}`,
    close: () =>
      new Promise((resolve) => {
        stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Loads the index, checks the model, and creates the application.
 *
 * @returns the application, and a function that stops checking for a new index.
 */
export async function prepareApp(
  settings: ServerSettings,
  { write, product, closest, now = Date.now, createAnswerLocally, mcp }: ServerDependencies,
): Promise<{ readonly app: App; readonly stop: () => void }> {
  const { site, limits, model } = settings;
  const readSite = createSiteReader(site);
  const open = (index: LoadedIndex) => ({
    documentation: openDocumentation(index, limits.passageCharacters),
    answerLocally: createAnswerLocally?.(index),
  });
  let loaded = await loadSiteIndex(readSite, open);
  const warning = await checkModel(model, closest);
  if (warning) {
    write(warning);
  }
  const refresh = setInterval(async () => {
    // Keep the current index if a new one can't be loaded.
    loaded = await loadSiteIndex(readSite, open, loaded).catch(() => loaded);
  }, REFRESH_MS);
  refresh.unref();
  const app = createApp({
    ...settings,
    mcp,
    documentation: () => loaded.content.documentation,
    answerLocally: () => loaded.content.answerLocally,
    model: createModel(model),
    product,
    budget: createDailyBudget({ ...limits, now }),
    rateLimit: createRateLimit({ perMinute: limits.questionsPerMinute, now }),
    concurrencyLimit: createConcurrencyLimit(limits.concurrentAnswers),
    log: (entry) => write(JSON.stringify({ time: new Date(now()).toISOString(), ...entry })),
    now,
    createId: generateId,
  });
  return { app, stop: () => clearInterval(refresh) };
}

function createModel({ url, name, key }: ServerSettings["model"]) {
  const service = { name: "answers", baseURL: url, includeUsage: true };
  return createOpenAICompatible(key ? { ...service, apiKey: key } : service).chatModel(name);
}

function createHttpServer(fetch: App["fetch"], { limits, trustedProxies }: ServerSettings): Server {
  const server = createAdaptorServer({
    fetch,
    createServer,
    serverOptions: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECKING_INTERVAL_MS,
    },
  }) as Server;
  server.setTimeout(SILENCE_MS);
  server.maxConnections = limits.concurrentAnswers * CONNECTIONS_PER_ANSWER;
  // Behind a proxy, all connections come from one address.
  if (trustedProxies === 0) {
    limitConnections(server, limits.connectionsPerAddress);
  }
  return server;
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
