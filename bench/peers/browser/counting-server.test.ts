import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type CountingServer, startCountingServer, sumBytes } from "./counting-server.ts";

const TEXT = "A line that compresses well. ".repeat(400);

let folder = "";
let server: CountingServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "bench-server-"));
  mkdirSync(path.join(folder, "_hashed"));
  writeFileSync(path.join(folder, "404.html"), "none");
  writeFileSync(path.join(folder, "page.html"), TEXT);
  writeFileSync(path.join(folder, "_hashed/app.js"), TEXT);
  server = await startCountingServer(folder, ["/_hashed/"]);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => server.reset());

async function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(server.origin + url, { headers: { "accept-encoding": "br", ...headers } });
  await response.arrayBuffer();
  await expect.poll(() => server.pending()).toBe(0);
  return response;
}

test("what is counted is what travels: the compressed body", async () => {
  await get("/page");
  const [answer] = server.answers;
  expect(answer?.path).toBe("/page");
  expect(answer?.bytes).toBeGreaterThan(20);
  expect(answer?.bytes).toBeLessThan(TEXT.length / 20);
});

test("what the browser fetches for later is marked", async () => {
  await get("/page", { "sec-purpose": "prefetch" });
  await get("/_hashed/app.js");
  expect(server.answers.map(({ isAhead }) => isAhead)).toEqual([true, false]);
  expect(sumBytes(server.answers)).toBe((server.answers[0]?.bytes ?? 0) * 2);
});

test("favicons do not count, whether a system brings one or not", async () => {
  expect((await get("/favicon.ico")).status).toBe(204);
  expect(server.answers).toEqual([]);
});

test("hashed files of any system may be kept for a year, pages may not", async () => {
  expect((await get("/_hashed/app.js")).headers.get("cache-control")).toContain("immutable");
  expect((await get("/page")).headers.get("cache-control")).toContain("must-revalidate");
});
