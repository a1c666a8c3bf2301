import type { AnswerFailure } from "@docs/answers/types";
import type { HttpBindings } from "@hono/node-server";
import { createUIMessageStreamResponse } from "ai";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import { type AnswerParts, answer } from "./answer.ts";
import { readClientAddress } from "./client-address.ts";
import { setDeadline } from "./deadline.ts";
import { parseQuestion, type Question, RequestError } from "./parse-question.ts";
import type { Rate } from "./rate.ts";
import type { Slots } from "./slots.ts";
import { toChunks } from "./to-chunks.ts";
import { toStream } from "./to-stream.ts";
import type { ErrorBody } from "./wire.ts";

/** Where questions go. */
export const ANSWERS_PATH = "/api/answers";

/** What the server is made from. */
export interface AppParts extends AnswerParts {
  readonly rate: Rate;
  readonly slots: Slots;
  readonly trustedProxies: number;
  readonly createId: () => string;
}

/** The application, which knows the connection that a request came by. */
export type App = Hono<{ Bindings: HttpBindings }>;
type AppContext = Context<{ Bindings: HttpBindings }>;

/** How often a silent stream gives a sign of life, in milliseconds: proxies close what is silent for half a minute. */
const KEEP_ALIVE_MS = 10_000;

/** Browsers may remember for a day that a site may ask, in seconds. */
const PREFLIGHT_SECONDS = 86_400;

/** Makes the server's application; it listens nowhere yet. */
export function createApp(parts: AppParts): App {
  const { origins, limits } = parts;
  const app: App = new Hono();
  app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"] }, crossOriginResourcePolicy: false }));
  app.get("/healthz", (context) => context.json(describeHealth(parts)));
  app.use(ANSWERS_PATH, (context, next) => expectOrigin(context, parts, next));
  app.use(
    ANSWERS_PATH,
    cors({ origin: [...origins], allowMethods: ["POST"], allowHeaders: ["content-type"], maxAge: PREFLIGHT_SECONDS }),
  );
  app.on("POST", ANSWERS_PATH, (context, next) => expectJson(context, parts, next));
  app.on("POST", ANSWERS_PATH, (context, next) => expectRate(context, parts, next));
  app.on(
    "POST",
    ANSWERS_PATH,
    bodyLimit({
      maxSize: limits.bodyBytes,
      onError: (context) =>
        refuse(
          context as AppContext,
          parts,
          413,
          `The request is too large, expected at most ${limits.bodyBytes} bytes. Ask a new question without the old ones.`,
        ),
    }),
  );
  app.post(ANSWERS_PATH, (context) => respond(context, parts));
  app.all(ANSWERS_PATH, (context) => {
    context.header("allow", "POST, OPTIONS");
    return refuse(context, parts, 405, `Unexpected ${context.req.method}, expected POST. Send the question as JSON.`);
  });
  app.notFound((context) =>
    refuse(context, parts, 404, `Nothing is here, expected POST ${ANSWERS_PATH} or GET /healthz. Correct the address.`),
  );
  app.onError((_error, context) =>
    refuse(context as AppContext, parts, 500, "The server made a mistake, expected an answer. Ask again."),
  );
  return app;
}

function describeHealth({ library, slots, budget }: AppParts): object {
  return { status: "ok", sections: library().sections, answering: slots.taken(), today: budget.spent() };
}

type Next = () => Promise<void>;

/** Pages of other sites get nothing done: what they send is refused, not only its answer kept from them. */
async function expectOrigin(context: AppContext, parts: AppParts, next: Next): Promise<Response | undefined> {
  const origin = context.req.header("origin");
  if (origin === undefined || parts.origins.includes(origin)) {
    await next();
    return undefined;
  }
  return refuse(
    context,
    parts,
    403,
    "This site may not ask here, expected a page of another origin. The operator lists origins in ANSWERS_ORIGINS.",
  );
}

/** A form of another site cannot send JSON without the browser asking first. */
async function expectJson(context: AppContext, parts: AppParts, next: Next): Promise<Response | undefined> {
  const type = context.req.header("content-type") ?? "";
  if (/^application\/json\s*(?:;|$)/i.test(type)) {
    await next();
    return undefined;
  }
  return refuse(context, parts, 415, "The request is no JSON, expected content-type: application/json. Set it.");
}

async function expectRate(context: AppContext, parts: AppParts, next: Next): Promise<Response | undefined> {
  const seconds = parts.rate.take(
    readClientAddress(
      context.env?.incoming?.socket.remoteAddress,
      context.req.header("x-forwarded-for"),
      parts.trustedProxies,
    ),
  );
  if (seconds === 0) {
    await next();
    return undefined;
  }
  context.header("retry-after", String(seconds));
  return refuse(context, parts, 429, `Too many questions, expected fewer in a minute. Ask again in ${seconds} s.`);
}

async function respond(context: AppContext, parts: AppParts): Promise<Response> {
  const question = await readQuestion(context, parts);
  if (question instanceof Response) {
    return question;
  }
  const release = parts.slots.take();
  if (!release) {
    context.header("retry-after", "5");
    return refuse(context, parts, 503, "Too many questions at once, expected fewer. Ask again in some seconds.");
  }
  const deadline = setDeadline(parts.limits.answerMs);
  const { signal } = deadline;
  const end = () => {
    deadline.end();
    release();
  };
  const chunks = toChunks(answer(parts, question, signal), { messageId: parts.createId(), onError: () => undefined });
  return createUIMessageStreamResponse({
    stream: toStream(chunks, context.req.raw.signal, end),
    keepAliveMs: KEEP_ALIVE_MS,
  });
}

async function readQuestion(context: AppContext, parts: AppParts): Promise<Question | Response> {
  const body = await context.req.text();
  try {
    return parseQuestion(JSON.parse(body), parts.limits);
  } catch (error) {
    if (error instanceof RequestError) {
      return refuse(context, parts, 400, error.message);
    }
    if (error instanceof SyntaxError) {
      return refuse(context, parts, 400, 'The request is no JSON, expected {"messages": […]}. Correct it.');
    }
    throw error;
  }
}

type Status = 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

function refuse(context: AppContext, { log }: AppParts, status: Status, message: string): Response {
  log({ event: "refused-request", status, outcome: toFailure(status) });
  return context.json({ error: { failure: toFailure(status), message } } satisfies ErrorBody, status);
}

function toFailure(status: Status): AnswerFailure {
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
