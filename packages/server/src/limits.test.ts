import { connect } from "node:net";
import type { AnswerEvent } from "@docs/answers/types";
import { describe, expect, test } from "vitest";
import { countWorstTokens, defaultLimits } from "./limits.ts";
import { serverPerTest } from "./testing/server-per-test.ts";
import { askServer, type Differences, startAll, toRequest, toText, until } from "./testing/start-all.ts";

const { start, send } = serverPerTest();

describe("how often", () => {
  test("an address may ask so often in a minute, and is told when to come again", async () => {
    let now = 0;
    await start({ limits: { questionsPerMinute: 2 }, now: () => now });
    expect((await send(toRequest("a"))).status).toBe(200);
    expect((await send(toRequest("b"))).status).toBe(200);
    expect(await send(toRequest("c"))).toEqual({
      status: 429,
      failure: "limit",
      message: "Too many questions, expected fewer in a minute. Ask again in 30 s.",
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
    await start({ limits: { questionsPerMinute: 1 } });
    expect((await send(from("192.0.2.1"))).status).toBe(200);
    expect((await send(from("192.0.2.2"))).status).toBe(429);
    const behind = await startAll({ limits: { questionsPerMinute: 1 }, trustedProxies: 1 });
    expect((await send(from("192.0.2.1"), behind)).status).toBe(200);
    expect((await send(from("192.0.2.2"), behind)).status).toBe(200);
    expect((await send(from("192.0.2.99", "192.0.2.2"), behind)).status).toBe(429);
    await behind.stop();
  });

  test("so many answers at a time; a reader who leaves makes room", async () => {
    const { model, url, running, log } = await start({ limits: { concurrentAnswers: 2 } });
    model.behaviour = { type: "silent" };
    const leave = new AbortController();
    const waiting = [1, 2].map(() => fetch(url, { ...toRequest("x"), signal: leave.signal }));
    const answers = await Promise.all(waiting);
    expect(await send(toRequest("x"))).toMatchObject({ status: 503, failure: "busy" });
    leave.abort();
    await Promise.all(answers.map((answer) => answer.text().catch(() => undefined)));
    const health = running.url.replace("/api/answers", "/healthz");
    for (let taken = 2; taken > 0; ) {
      taken = (await (await fetch(health)).json()).answering;
    }
    model.behaviour = { type: "answer" };
    expect(toText(await askServer(url, "cache volume"))).toContain("[1]");
    expect(log.filter(({ outcome }) => outcome === "given-up")).toHaveLength(2);
  });

  test("an answer takes no longer than it may", async () => {
    const { model, url, log } = await start({ limits: { answerMs: 200 } });
    model.behaviour = { type: "silent" };
    await expect(askServer(url, "x")).rejects.toMatchObject({
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
    const { model, url, log } = await start({ limits, createAnswerLocally, now: () => now });
    expect(toText(await askServer(url, "cache volume"))).toContain("[1]");
    const asked = model.requests.length;
    expect(await askServer(url, "cache volume", { sdk: "go" })).toEqual([
      { type: "sources", sources: [{ url: "/a", title: "A", page: "A" }] },
      { type: "part", part: { type: "quote", text: "cache volume go", source: 0 } },
      { type: "done" },
    ]);
    expect(model.requests).toHaveLength(asked);
    await until(() => log.length === 2);
    expect(log.map(({ by }) => by)).toEqual(["model", "documentation"]);
    now += 120_000;
    expect(toText(await askServer(url, "cache volume"))).toContain("[1]");
  });

  test("what is under way counts, so that many at a time cannot overdraw it", async () => {
    const { model, url } = await start({
      limits: { dailyTokens: worst * 2 + 10, concurrentAnswers: 50 },
      createAnswerLocally,
    });
    const { gate, open } = createGate();
    model.behaviour = { type: "answer", gate };
    const answers: AnswerEvent[][] = [];
    const asked = Array.from({ length: 20 }, async () => answers.push(await askServer(url, "cache volume")));
    await until(() => answers.length === 18);
    expect(answers.map(toText)).toEqual(Array.from({ length: 18 }, () => ""));
    open();
    await Promise.all(asked);
    expect(answers.filter((events) => toText(events) !== "")).toHaveLength(2);
  });

  test("without the local answer, readers are told to come again", async () => {
    const { url } = await start({ limits: { dailyQuestions: 1 } });
    await askServer(url, "cache volume");
    await expect(askServer(url, "cache volume")).rejects.toMatchObject({ failure: "limit" });
  });
});

function createGate(): { readonly gate: Promise<void>; readonly open: () => void } {
  const opened = new EventTarget();
  const gate = new Promise<void>((resolve) => opened.addEventListener("open", () => resolve()));
  return { gate, open: () => opened.dispatchEvent(new Event("open")) };
}

test("a client that never sends its request is left behind", async () => {
  const { running } = await start();
  expect(running.server.headersTimeout).toBe(10_000);
  expect(running.server.requestTimeout).toBe(15_000);
  // Looked at every second: Node's own half a minute would make 40 s of them.
  expect(running.server).toMatchObject({ connectionsCheckingInterval: 1000 });
  const { port } = new URL(running.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`POST /api/answers HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(9000)}\r\n\r\n`);
  const [answer] = await new Promise<[string]>((resolve) => socket.on("data", (data) => resolve([String(data)])));
  expect(answer).toMatch(/^HTTP\/1\.1 431/);
  socket.destroy();
});

test("the health check says what the operator needs, and nothing of questions", async () => {
  const { url } = await start();
  await askServer(url, "cache volume");
  const health = await (await fetch(url.replace("/api/answers", "/healthz"))).json();
  expect(health).toEqual({ status: "ok", sections: 5, answering: 0, today: { questions: 1, tokens: 880 } });
});
