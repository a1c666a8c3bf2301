import { expect, test } from "vitest";
import { ORIGIN, toText, until } from "../testing/ask.ts";
import { fuzz } from "../testing/fuzz.ts";
import { startTestServer } from "../testing/test-server.ts";

test("hostile requests get no answer but a refusal, and leave nothing behind", async () => {
  const { running, ask, countAnswering, stop } = await startTestServer();
  const { statuses, faults } = await fuzz({ url: running.url, origin: ORIGIN, requests: 600, seed: 20251121 });
  expect(faults).toEqual([]);
  // They included questions, and rejections of each kind.
  for (const status of [0, 200, 400, 403, 405, 413, 415, 431]) {
    expect([status, statuses[status] ?? 0]).toEqual([status, expect.toSatisfy((count: number) => count > 0)]);
  }
  await until(async () => (await countAnswering()) === 0);
  expect(running.server.listening).toBe(true);
  expect(toText(await ask("cache volume"))).toContain("[1]");
  await stop();
});
