import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticServer } from "./static-server.ts";

const page = (canonical: string) =>
  `<!doctype html><html><head><link rel="canonical" href="https://site.test${canonical}"></head><body>${canonical}</body></html>`;

const files: Record<string, string> = {
  "404.html": page("/404.html"),
  "index.html": page("/"),
  "reference/index.html": page("/reference/"),
  "reference/cli/index.html": page("/reference/cli"),
  "reference/cli.md": "# CLI",
  "api/client.gen/index.html": page("/api/client.gen/"),
  "assets/js/main.0a1b2c.js": `console.log("${"x".repeat(5000)}")`,
  "img/logo.svg": "<svg/>",
  "favicon.ico": "icon",
  "search/index.0a1b2c3d.json": "{}",
  "search/manifest.json": "{}",
};

let dir: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "static-server-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  server = createStaticServer({ dir });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

function ask(pathname: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + pathname, { redirect: "manual", ...init });
}

test.each([
  ["/", 200, "/"],
  ["/reference/", 200, "/reference/"],
  ["/reference", 200, "/reference/"],
  ["/reference/cli", 200, "/reference/cli"],
  ["/reference/cli?sdk=go", 200, "/reference/cli"],
  ["/api/client.gen/", 200, "/api/client.gen/"],
  ["/nothing", 404, "/404.html"],
  ["/nothing.html", 404, "/404.html"],
  ["/404.html", 404, "/404.html"],
  ["/404", 404, "/404.html"],
  ["/%E0%A4%A.html", 404, "/404.html"],
  ["/..%2f..%2fetc/passwd.html", 404, "/404.html"],
])("%s answers %i with the page %s", async (pathname, status, content) => {
  const response = await ask(pathname);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(page(content));
  expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("an icon has its type, without which browsers need not show it", async () => {
  const { headers } = await ask("/favicon.ico");
  expect(headers.get("content-type")).toBe("image/x-icon");
});

test.each([
  ["/index.html", "/"],
  ["/reference/index.html", "/reference/"],
  ["/reference.html", "/reference/"],
  ["/reference/cli/index.html", "/reference/cli"],
  ["/reference/cli.html?sdk=go", "/reference/cli?sdk=go"],
])("%s leads to %s in one step", async (pathname, target) => {
  const response = await ask(pathname);
  expect([response.status, response.headers.get("location")]).toEqual([301, target]);
});

test.each([
  ["/assets/js/main.0a1b2c.js", "public, max-age=31536000, immutable"],
  ["/img/logo.svg", "public, max-age=3600"],
  ["/search/index.0a1b2c3d.json", "public, max-age=31536000, immutable"],
  ["/search/manifest.json", "public, max-age=0, must-revalidate"],
])("%s may be kept: %s", async (pathname, expected) => {
  expect((await ask(pathname)).headers.get("cache-control")).toBe(expected);
});

test.each(["br", "gzip"])("compresses scripts with %s", async (encoding) => {
  const response = await ask("/assets/js/main.0a1b2c.js", { headers: { "accept-encoding": encoding } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe(files["assets/js/main.0a1b2c.js"]);
});

test("a copy that is still good costs no body", async () => {
  const etag = (await ask("/reference/cli")).headers.get("etag") ?? "";
  expect((await ask("/reference/cli", { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("the not-found page keeps its status and loses its body for HEAD", async () => {
  const response = await ask("/nothing", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([404, ""]);
});

test("an address of Markdown that isn't there answers in Markdown, with the nearest page", async () => {
  const response = await ask("/guides/cli.md");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^text\/markdown/);
  expect(await response.text()).toContain("- /reference/cli.md");
});

test("only reading is possible", async () => {
  expect((await ask("/", { method: "POST" })).status).toBe(405);
});

test("a folder without a build says how to make one", () => {
  expect(() => createStaticServer({ dir: "/no/build" })).toThrow(/holds no 404.html.*npm run build/);
});
