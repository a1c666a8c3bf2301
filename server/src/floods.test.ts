import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { toRequest, toText, until } from "../testing/ask.ts";
import { createTestServer, startTestServer } from "../testing/test-server.ts";

describe("a model that doesn't stop", () => {
  test.each([
    ["in small pieces", "word "],
    ["with 4 MB at once, in one line", "word ".repeat(800_000)],
  ])("%s is stopped, and its answer cut", async (_name, piece) => {
    const { model, ask, log, stop } = await createTestServer({ limits: { outputTokens: 100 } });
    model.behavior = { type: "flood", piece };
    const text = toText(await ask("cache volume"));
    expect(text).toMatch(/^A cache volume stays \[1\]\. word word/);
    expect(text.length).toBeLessThanOrEqual(800);
    await until(() => model.counts.now === 0);
    // Data that was in transit when the answer was cut off: the connection's buffers, not a flood.
    expect(model.flooded * piece.length).toBeLessThan(20_000_000);
    expect(log[0]).toMatchObject({ outcome: "answered" });
    await stop();
  });

  test("but only thinks is stopped when the answer has taken as long as it may", async () => {
    const { model, ask, log, stop } = await createTestServer({ limits: { answerMs: 300 } });
    model.behavior = { type: "flood", piece: "Hm. ", kind: "reasoning_content" };
    await expect(ask("cache volume")).rejects.toMatchObject({
      message: "The model took too long. Ask again.",
    });
    await until(() => model.counts.now === 0 && log.length > 0);
    await stop();
  });
});

describe("an address that keeps connections open", () => {
  test("gets no more of them than it may, and its place back when it closes one", async () => {
    const { send, running, stop } = await startTestServer({ limits: { connectionsPerAddress: 3 } });
    const { port } = new URL(running.url);
    const idle = await Promise.all([1, 2, 3].map(() => open(port)));
    await expect(send(toRequest("cache volume"))).rejects.toThrow();
    idle[0]?.destroy();
    await until(async () => (await send(toRequest("cache volume")).catch(() => undefined))?.ok === true);
    for (const socket of idle) {
      socket.destroy();
    }
    await stop();
  });

  test("may be the operator's proxy, which has them for many readers", async () => {
    const { send, running, stop } = await startTestServer({ limits: { connectionsPerAddress: 1 }, trustedProxies: 1 });
    const idle = await open(new URL(running.url).port);
    expect((await send(toRequest("cache volume"))).status).toBe(200);
    idle.destroy();
    await stop();
  });
});

/** Opens a connection and sends nothing. */
function open(port: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => resolve(socket));
    socket.on("error", () => undefined);
  });
}
