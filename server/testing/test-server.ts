import type { AnswerEvent } from "@docs/answers/types";
import { ANSWERS_PATH } from "../src/create-app.ts";
import { defaultLimits, type Limits, type ServerSettings } from "../src/settings.ts";
import { prepareApp, type RunningServer, type ServerDependencies, startServer } from "../src/start-server.ts";
import { listen, ORIGIN, readAnswer, toRequest } from "./ask.ts";
import { createSite } from "./create-site.ts";
import { createModelServer, KEY, MODEL, type ModelServer } from "./model-server.ts";

/** An answer server with a stand-in for its model. */
export interface TestServer {
  readonly model: ModelServer;
  /** Lines of the log, parsed as JSON. */
  readonly log: Record<string, unknown>[];
  /** Sends a request, by default to the path for questions. */
  send(init: RequestInit, path?: string): Promise<Response>;
  /** Asks as the site's page does, and returns all events of the answer. */
  ask(question: string, more?: object): Promise<AnswerEvent[]>;
  /** Returns the number of answers in progress, according to the health check. */
  countAnswering(): Promise<number>;
  stop(): Promise<void>;
}

/** A test server that listens on a port. */
export interface ListeningServer extends TestServer {
  readonly running: RunningServer;
}

/** The response body of a rejected request. */
export interface Refusal {
  readonly error: { readonly failure: string; readonly message: string };
}

/** Differences between a test's server and the default one. */
export interface Differences extends Partial<ServerDependencies> {
  readonly limits?: Partial<Limits>;
  readonly trustedProxies?: number;
  readonly isLoggingQuestions?: boolean;
}

/** Creates a server without a port, which handles requests in this process. */
export async function createTestServer(differences: Differences = {}): Promise<TestServer> {
  const { settings, dependencies, model, log, remove } = await prepare(differences);
  const { app, stop } = await prepareApp(settings, dependencies);
  return toTestServer({
    model,
    log,
    send: async (init, path = ANSWERS_PATH) => app.request(path, init),
    async stop() {
      stop();
      await remove();
    },
  });
}

/** Starts a server on a free port, for tests that need a real connection. */
export async function startTestServer(differences: Differences = {}): Promise<ListeningServer> {
  const { settings, dependencies, model, log, remove } = await prepare(differences);
  const running = await startServer(settings, dependencies);
  const server = toTestServer({
    model,
    log,
    send: (init, path = ANSWERS_PATH) => fetch(new URL(path, running.url), init),
    async stop() {
      await running.close();
      await remove();
    },
  });
  return { ...server, running };
}

function toTestServer(server: Omit<TestServer, "ask" | "countAnswering">): TestServer {
  return {
    ...server,
    ask: async (question, more) => readAnswer(await server.send(toRequest(question, more))),
    async countAnswering() {
      const { answering } = (await (await server.send({}, "/healthz")).json()) as { answering: number };
      return answering;
    },
  };
}

/** Prepares a server. Its rate limit is generous, because all requests of a test come from one address. */
async function prepare({ limits, trustedProxies = 0, isLoggingQuestions = false, ...dependencies }: Differences) {
  const site = await createSite();
  const model = createModelServer();
  const log: Record<string, unknown>[] = [];
  const settings: ServerSettings = {
    site: site.dir,
    origins: [ORIGIN],
    model: { url: `${await listen(model.server)}/v1`, name: MODEL, key: KEY },
    host: "127.0.0.1",
    port: 0,
    trustedProxies,
    isLoggingQuestions,
    limits: { ...defaultLimits, questionsPerMinute: 100_000, connectionsPerAddress: 1000, ...limits },
  };
  return {
    settings,
    dependencies: {
      write: (line: string) => log.push(JSON.parse(line)),
      product: "Dagger",
      closest: ([first]: string, known: readonly string[]) => known.find((word) => word[0] === first),
      ...dependencies,
    },
    model,
    log,
    async remove() {
      model.server.closeAllConnections();
      await new Promise((resolve) => model.server.close(resolve));
      await site.remove();
    },
  };
}
