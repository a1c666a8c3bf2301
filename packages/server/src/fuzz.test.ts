import { expect, test } from "vitest";
import { fuzz } from "./testing/fuzz.ts";
import { askServer, ORIGIN, startAll, toText, until } from "./testing/start-all.ts";

test("hostile requests get no answer but a refusal, and leave nothing behind", async () => {
  const server = await startAll();
  const { statuses, faults } = await fuzz({ url: server.url, origin: ORIGIN, requests: 600, seed: 20251121 });
  expect(faults).toEqual([]);
  // Questions were among them, and refusals of each kind.
  for (const status of [0, 200, 400, 403, 405, 413, 415, 431]) {
    expect([status, statuses[status] ?? 0]).toEqual([status, expect.toSatisfy((count: number) => count > 0)]);
  }
  const health = server.url.replace("/api/answers", "/healthz");
  for (let answering = 1; answering > 0; ) {
    answering = (await (await fetch(health)).json()).answering;
  }
  await until(() => server.running.server.listening);
  expect(toText(await askServer(server.url, "cache volume"))).toContain("[1]");
  await server.stop();
});
