import type { AnswerFailure } from "@docs/answers/types";
import type { HttpBindings } from "@hono/node-server";
import { createUIMessageStreamResponse } from "ai";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import type { McpFetch } from "./agent/mcp-handler.ts";
import { type AnswerDependencies, answer, type Log } from "./answer.ts";
import { toChunks, toStream } from "./answer-stream.ts";
import { RequestError } from "./errors.ts";
import { parseQuestion, type Question } from "./parse-question.ts";
import { type ConcurrencyLimit, type RateLimit, readClientAddress } from "./rate-limit.ts";
import { parseVote, recordVote } from "./votes.ts";

/** Path that questions are sent to. */
export const ANSWERS_PATH = "/api/answers";

/** Path of the documentation's tools for agents. */
export const MCP_PATH = "/mcp";

/** Everything that the server's application depends on. */
export interface AppDependencies extends AnswerDependencies {
  /** Answers requests for the documentation's tools, if the build has what they read. */
  readonly mcp?: McpFetch | undefined;
  readonly rateLimit: RateLimit;
  readonly concurrencyLimit: ConcurrencyLimit;
  readonly trustedProxies: number;
  readonly createId: () => string;
}

/** The application, with access to the connection of each request. */
export type App = Hono<{ Bindings: Partial<HttpBindings> }>;
type AppContext = Context<{ Bindings: Partial<HttpBindings> }>;

/**
 * Milliseconds between the keep-alive messages of a silent stream. Proxies close a connection that's silent for half a
 * minute.
 */
const KEEP_ALIVE_MS = 10_000;

/** Seconds for which browsers may cache a site's permission to ask: one day. */
const PREFLIGHT_SECONDS = 86_400;

/** The default for HTTPS includes subdomains, which is for the operator of the whole host to decide. */
const SECURITY = {
  contentSecurityPolicy: { defaultSrc: ["'none'"] },
  crossOriginResourcePolicy: false,
  strictTransportSecurity: "max-age=63072000",
};

/** Creates the server's application, which isn't listening yet. */
export function createApp(dependencies: AppDependencies): App {
  const { origins, limits, log } = dependencies;
  const app: App = new Hono();
  app.use(secureHeaders(SECURITY));
  addHealth(app, dependencies);
  app.use(ANSWERS_PATH, (context, next) => {
    expectOrigin(context, origins);
    return next();
  });
  app.use(
    ANSWERS_PATH,
    cors({ origin: [...origins], allowMethods: ["POST"], allowHeaders: ["content-type"], maxAge: PREFLIGHT_SECONDS }),
  );
  app.on("POST", ANSWERS_PATH, (context, next) => {
    expectJson(context);
    expectRate(context, dependencies);
    return next();
  });
  app.on("POST", ANSWERS_PATH, limitBody(limits.bodyBytes, "Ask a new question without the old ones."));
  app.post(ANSWERS_PATH, (context) => take(context, dependencies));
  app.all(ANSWERS_PATH, ({ req }) => {
    throw new RequestError(405, `Unexpected ${req.method}, expected POST. Send the question as JSON.`, {
      allow: "POST, OPTIONS",
    });
  });
  addMcp(app, dependencies);
  app.notFound(() => {
    throw new RequestError(404, `Nothing is here, expected POST ${ANSWERS_PATH} or GET /healthz. Correct the address.`);
  });
  app.onError((error, context) => refuse(error, context, log));
  return app;
}

/** Adds the address that says whether the server works. */
function addHealth(app: App, { documentation, concurrencyLimit, budget }: AppDependencies): void {
  app.get("/healthz", (context) =>
    context.json({
      status: "ok",
      sections: documentation().sections,
      answering: concurrencyLimit.taken(),
      today: budget.spent(),
    }),
  );
}

/** Adds the tools for agents, which have the same limits as questions. A client that isn't a browser sends no origin. */
function addMcp(app: App, { mcp, origins, limits, ...dependencies }: AppDependencies): void {
  if (!mcp) {
    return;
  }
  app.use(MCP_PATH, (context, next) => {
    expectOrigin(context, origins);
    expectRate(context, { ...dependencies, origins, limits });
    return next();
  });
  app.use(MCP_PATH, limitBody(limits.bodyBytes * MCP_BODIES, "Send less of the program."));
  app.all(MCP_PATH, ({ req }) => mcp(req.raw));
}

/** Refuses requests that are too large, with what to do instead. */
function limitBody(maxSize: number, fix: string) {
  return bodyLimit({
    maxSize,
    onError() {
      throw new RequestError(413, `The request is too large, expected at most ${maxSize} bytes. ${fix}`);
    },
  });
}

/** How many questions a program to check may be as large as. */
const MCP_BODIES = 4;

/**
 * Checks the origin, to keep pages of other sites from using the server. Their requests are rejected, whereas CORS
 * alone would only hide the answers from them.
 */
function expectOrigin(context: AppContext, origins: readonly string[]): void {
  const origin = context.req.header("origin");
  if (origin !== undefined && !origins.includes(origin)) {
    throw new RequestError(
      403,
      "This site may not ask here, expected a page of another origin. The operator lists origins in ANSWERS_ORIGINS.",
    );
  }
}

/**
 * Checks that the request is JSON, which a form on another site can't send without a preflight request from the
 * browser.
 */
function expectJson(context: AppContext): void {
  if (!/^application\/json\s*(?:;|$)/i.test(context.req.header("content-type") ?? "")) {
    throw new RequestError(415, "The request is no JSON, expected content-type: application/json. Set it.");
  }
}

function expectRate(context: AppContext, { rateLimit, trustedProxies }: AppDependencies): void {
  const remote = context.env?.incoming?.socket.remoteAddress;
  const seconds = rateLimit.take(readClientAddress(remote, context.req.header("x-forwarded-for"), trustedProxies));
  if (seconds > 0) {
    throw new RequestError(429, `Too many questions, expected fewer in a minute. Ask again in ${seconds} s.`, {
      "retry-after": String(seconds),
    });
  }
}

/** Takes a question or a vote. */
async function take(context: AppContext, dependencies: AppDependencies): Promise<Response> {
  const body = await readJson(context);
  const vote = parseVote(body);
  return vote
    ? recordVote(dependencies, vote)
    : respond(context, dependencies, parseQuestion(body, dependencies.limits));
}

async function readJson(context: AppContext): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    throw error instanceof SyntaxError
      ? new RequestError(400, 'The request is no JSON, expected {"messages": […]}. Correct it.')
      : error;
  }
}

function respond(context: AppContext, dependencies: AppDependencies, question: Question): Response {
  const release = dependencies.concurrencyLimit.take();
  if (!release) {
    throw new RequestError(503, "Too many questions at once, expected fewer. Ask again in some seconds.", {
      "retry-after": "5",
    });
  }
  // `AbortSignal.timeout` would keep everything that an answer references in memory until the timeout expires.
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new DOMException("The answer took too long.", "TimeoutError")),
    dependencies.limits.answerMs,
  );
  const end = () => {
    clearTimeout(timer);
    deadline.abort();
    release();
  };
  const chunks = toChunks(answer(dependencies, question, deadline.signal), dependencies.createId());
  return createUIMessageStreamResponse({
    stream: toStream(chunks, context.req.raw.signal, end),
    keepAliveMs: KEEP_ALIVE_MS,
  });
}

function refuse(error: Error, context: Context, log: Log): Response {
  const { status, message, headers } =
    error instanceof RequestError
      ? error
      : new RequestError(500, "The server made a mistake, expected an answer. Ask again.");
  const failure = toFailure(status);
  log({ event: "refused-request", status, outcome: failure });
  return context.json({ error: { failure, message } }, status, headers);
}

function toFailure(status: RequestError["status"]): AnswerFailure {
  switch (status) {
    case 413:
    case 429:
      return "limit";
    case 503:
      return "busy";
    default:
      return "unavailable";
  }
}
