import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ORIGIN, toRequest, toText, until } from "../testing/ask.ts";
import { createTestServer, type ListeningServer, startTestServer } from "../testing/test-server.ts";

let server: ListeningServer;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(server.running.url).port);
});
afterAll(() => server.stop());

/** Creates something to wait for. */
function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Sends pieces of a request with time between them, and returns all that came until the connection was closed. */
function send(pieces: readonly string[], pauseMs = 0): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const rest = [...pieces];
    const timer = setInterval(() => {
      const piece = rest.shift();
      if (piece !== undefined && socket.writable) {
        socket.write(piece, "latin1");
      }
    }, pauseMs);
    socket.on("data", (data) => {
      answer += data.toString("latin1");
    });
    // A server that has heard enough closes the connection, also while more is being sent.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

const START = `POST /api/answers HTTP/1.1\r\nhost: x\r\norigin: ${ORIGIN}\r\ncontent-type: application/json\r\n`;

async function expectAlive(): Promise<void> {
  expect(toText(await server.ask("cache volume"))).toContain("[1]");
}

describe("a client that takes its time", () => {
  const { headersTimeout, requestTimeout } = { headersTimeout: 300, requestTimeout: 600 };

  test.each([
    ["a header line now and then", [START, ...Array.from({ length: 60 }, (_, line) => `x-${line}: y\r\n`)]],
    ["a byte of the body now and then", [`${START}content-length: 1000\r\n\r\n`, ..."{".repeat(60)]],
  ])("is left behind although it sends %s", async (_what, pieces) => {
    const before = { headersTimeout: server.running.server.headersTimeout };
    Object.assign(server.running.server, { headersTimeout, requestTimeout });
    const started = performance.now();
    expect(await send(pieces, 100)).toMatch(/^HTTP\/1\.1 408/);
    // The limit, and the second between two checks, with room for a busy machine.
    expect(performance.now() - started).toBeLessThan(5000);
    Object.assign(server.running.server, { ...before, requestTimeout: 15_000 });
    await expectAlive();
  });

  test("is left behind when it sends nothing at all", async () => {
    server.running.server.setTimeout(200);
    expect(await send([])).toBe("");
    server.running.server.setTimeout(75_000);
    await expectAlive();
  });
});

describe("a request that two servers could read in two ways", () => {
  const body = "0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

  test.each([
    ["has a length and chunks", `${START}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${body}`],
    ["has two lengths", `${START}content-length: 5\r\ncontent-length: 50\r\n\r\n${body}`],
    ["has chunks of another name", `${START}transfer-encoding: xchunked\r\n\r\n${body}`],
    ["has a carriage return in a value", `${START}x: a\rb\r\ncontent-length: 0\r\n\r\n`],
    ["names no host", "GET /healthz HTTP/1.1\r\n\r\n"],
  ])("is refused when it %s, and nothing after it is read", async (_what, request) => {
    const answer = await send([request]);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).not.toContain('"status":"ok"');
  });
});

test.each([
  ["compressed", gzipSync(String(toRequest("cache").body)), { "content-encoding": "gzip" }],
  ["nested 15,000 times", "[".repeat(15_000) + "]".repeat(15_000), {}],
  ["that names what all objects have", '{"__proto__": {"messages": []}, "constructor": {"prototype": 1}}', {}],
  ["of bytes that are no text", Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d]), {}],
])("a body %s is no question", async (_what, body, headers) => {
  const asked = server.model.requests.length;
  const init = { method: "POST", headers: { "content-type": "application/json", origin: ORIGIN, ...headers }, body };
  expect((await server.send(init as RequestInit)).status).toBe(400);
  expect(server.model.requests).toHaveLength(asked);
});

test("a thousand questions at once: as many as may are answered, the others told to come again, the next is answered", async () => {
  const busy = await startTestServer({ limits: { concurrentAnswers: 2 } });
  const before = process.memoryUsage().rss;
  const gate = createGate();
  busy.model.behavior = { type: "answer", gate: gate.opened };
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => busy.send(toRequest("cache volume")).catch(() => undefined)),
  );
  // Connections beyond the limit are closed, which is no response.
  const statuses = answers.map((answer) => answer?.status ?? 0);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect([...new Set(statuses)].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  gate.open();
  await Promise.all(answers.map((answer) => answer?.text()));
  await until(async () => (await busy.countAnswering()) === 0);
  expect(toText(await busy.ask("cache volume"))).toContain("[1]");
  expect((process.memoryUsage().rss - before) / 1024 ** 2, "MB gained").toBeLessThan(400);
  await busy.stop();
});

describe("the tools for agents", () => {
  test("hear nothing of other origins, of large requests, and of those that come too often", async () => {
    let heard = 0;
    const mcp = async () => {
      heard += 1;
      return new Response("{}");
    };
    const { send: sendTo, stop } = await createTestServer({ mcp, limits: { questionsPerMinute: 3 } });
    const post = (origin: string | undefined, body: string) =>
      sendTo({ method: "POST", headers: origin ? { origin } : {}, body }, "/mcp");
    expect((await post("https://evil.example.org", "{}")).status).toBe(403);
    expect((await post(ORIGIN, "x".repeat(200_000))).status).toBe(413);
    expect(heard).toBe(0);
    expect((await post(ORIGIN, "{}")).status).toBe(200);
    expect((await post(undefined, "{")).status).toBe(200);
    expect((await post(undefined, "{}")).status).toBe(429);
    expect(heard).toBe(2);
    await stop();
  });
});

test("a vote counts as a request, so that nobody fills the log", async () => {
  const { send: sendTo, log, stop } = await createTestServer({ limits: { questionsPerMinute: 2 } });
  const vote = { ...toRequest(""), body: JSON.stringify({ vote: "like", question: "x" }) };
  const statuses = [await sendTo(vote), await sendTo(vote), await sendTo(vote)].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 429]);
  expect(log.filter(({ event }) => event === "vote")).toHaveLength(2);
  await stop();
});
