import { connect } from "node:net";
import type { AnswerEvent } from "@docs/answers/types";
import { afterEach, describe, expect, test } from "vitest";
import { toRequest, toText, until } from "../testing/ask.ts";
import {
  createTestServer,
  type Differences,
  type ListeningServer,
  type Refusal,
  startTestServer,
  type TestServer,
} from "../testing/test-server.ts";
import { countWorstTokens } from "./daily-budget.ts";
import { defaultLimits } from "./settings.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function create(differences?: Differences): Promise<TestServer> {
  const server = await createTestServer(differences);
  servers.push(server);
  return server;
}

async function start(differences?: Differences): Promise<ListeningServer> {
  const server = await startTestServer(differences);
  servers.push(server);
  return server;
}

describe("how often", () => {
  test("an address may ask so often in a minute, and is told when to come again", async () => {
    let now = 0;
    const { send } = await create({ limits: { questionsPerMinute: 2 }, now: () => now });
    expect((await send(toRequest("a"))).status).toBe(200);
    expect((await send(toRequest("b"))).status).toBe(200);
    const refusal = await send(toRequest("c"));
    expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([429, "30"]);
    expect(await refusal.json()).toEqual({
      error: { failure: "limit", message: "Too many questions, expected fewer in a minute. Ask again in 30 s." },
    });
    now += 30_000;
    expect((await send(toRequest("d"))).status).toBe(200);
    expect((await send(toRequest("e"))).status).toBe(429);
  });

  test("what a request says of its address counts only behind as many proxies as the operator has", async () => {
    const from = (...addresses: string[]) => ({
      ...toRequest("x"),
      headers: { "content-type": "application/json", "x-forwarded-for": addresses.join(", ") },
    });
    const { send } = await create({ limits: { questionsPerMinute: 1 } });
    expect((await send(from("192.0.2.1"))).status).toBe(200);
    expect((await send(from("192.0.2.2"))).status).toBe(429);
    const behind = await create({ limits: { questionsPerMinute: 1 }, trustedProxies: 1 });
    expect((await behind.send(from("192.0.2.1"))).status).toBe(200);
    expect((await behind.send(from("192.0.2.2"))).status).toBe(200);
    expect((await behind.send(from("192.0.2.99", "192.0.2.2"))).status).toBe(429);
  });

  test("so many answers at a time; a reader who leaves makes room", async () => {
    const { model, send, ask, countAnswering, log } = await start({ limits: { concurrentAnswers: 2 } });
    model.behavior = { type: "silent" };
    const leave = new AbortController();
    const waiting = [1, 2].map(() => send({ ...toRequest("x"), signal: leave.signal }));
    const answers = await Promise.all(waiting);
    const refusal = await send(toRequest("x"));
    expect([refusal.status, ((await refusal.json()) as Refusal).error.failure]).toEqual([503, "busy"]);
    leave.abort();
    await Promise.all(answers.map((answer) => answer.text().catch(() => undefined)));
    await until(async () => (await countAnswering()) === 0);
    model.behavior = { type: "answer" };
    expect(toText(await ask("cache volume"))).toContain("[1]");
    expect(log.filter(({ outcome }) => outcome === "given-up")).toHaveLength(2);
  });

  test("an answer takes no longer than it may", async () => {
    const { model, ask, log } = await create({ limits: { answerMs: 200 } });
    model.behavior = { type: "silent" };
    await expect(ask("x")).rejects.toMatchObject({
      failure: "unavailable",
      message: "The model took too long. Ask again.",
    });
    await until(() => log.length > 0);
    expect(log[0]?.outcome).toBe("unavailable (AbortError)");
  });
});

describe("the day's budget", () => {
  const worst = countWorstTokens(defaultLimits, "cache volume".length);
  const createAnswerLocally: Differences["createAnswerLocally"] =
    () =>
    (question, { sdk }) => [
      { type: "sources", sources: [{ url: "/a", title: "A", page: "A" }] },
      { type: "part", part: { type: "quote", text: `${question} ${sdk}`, source: 0 } },
      { type: "done" },
    ];

  test.each([
    ["questions", { dailyQuestions: 1 }],
    ["tokens", { dailyTokens: worst + 100 }],
  ])("of %s: then the documentation is quoted, until the next day", async (_what, limits) => {
    let now = Date.UTC(2025, 0, 1, 23, 59);
    const { model, ask, log } = await create({ limits, createAnswerLocally, now: () => now });
    expect(toText(await ask("cache volume"))).toContain("[1]");
    const asked = model.requests.length;
    expect(await ask("cache volume", { sdk: "go" })).toEqual([
      { type: "sources", sources: [{ url: "/a", title: "A", page: "A" }] },
      { type: "part", part: { type: "quote", text: "cache volume go", source: 0 } },
      { type: "done" },
    ]);
    expect(model.requests).toHaveLength(asked);
    await until(() => log.length === 2);
    expect(log.map(({ by }) => by)).toEqual(["model", "documentation"]);
    now += 120_000;
    expect(toText(await ask("cache volume"))).toContain("[1]");
  });

  test("what is under way counts, so that many at a time cannot overdraw it", async () => {
    const { model, ask } = await create({
      limits: { dailyTokens: worst * 2 + 10, concurrentAnswers: 50 },
      createAnswerLocally,
    });
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    model.behavior = { type: "answer", gate };
    const answers: AnswerEvent[][] = [];
    const asked = Array.from({ length: 20 }, async () => answers.push(await ask("cache volume")));
    await until(() => answers.length === 18);
    expect(answers.map(toText)).toEqual(Array.from({ length: 18 }, () => ""));
    open();
    await Promise.all(asked);
    expect(answers.filter((events) => toText(events) !== "")).toHaveLength(2);
  });

  test("without the local answer, readers are told to come again", async () => {
    const { ask } = await create({ limits: { dailyQuestions: 1 } });
    await ask("cache volume");
    await expect(ask("cache volume")).rejects.toMatchObject({ failure: "limit" });
  });
});

test("a client that never sends its request is left behind", async () => {
  const { running } = await start();
  expect(running.server.headersTimeout).toBe(10_000);
  expect(running.server.requestTimeout).toBe(15_000);
  // Checked every second, because Node's default interval of half a minute would turn the limit into 40 s.
  expect(running.server).toMatchObject({ connectionsCheckingInterval: 1000 });
  const { port } = new URL(running.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`POST /api/answers HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(9000)}\r\n\r\n`);
  const [answer] = await new Promise<[string]>((resolve) => socket.on("data", (data) => resolve([String(data)])));
  expect(answer).toMatch(/^HTTP\/1\.1 431/);
  socket.destroy();
});

test("the health check says what the operator needs, and nothing of questions", async () => {
  const { ask, send } = await create();
  await ask("cache volume");
  expect(await (await send({}, "/healthz")).json()).toEqual({
    status: "ok",
    sections: 5,
    answering: 0,
    today: { questions: 1, tokens: 880 },
  });
});
