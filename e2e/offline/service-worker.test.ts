import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { createStaticServer } from "../../scripts/static-server.ts";
import { siteBuildDir } from "../support/paths.ts";
import { expect, openPage, test } from "../support/test.ts";

// Copying the build, and saving some hundred files, takes a while on a busy machine.
test.setTimeout(120_000);
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

/** A build that can be changed and taken away, and what is requested of it. */
class Host {
  readonly folder = mkdtempSync(path.join(tmpdir(), "site-"));
  readonly requested: string[] = [];
  #server: Server | undefined;
  #port = 0;

  constructor() {
    cpSync(siteBuildDir, this.folder, { recursive: true, filter: (file) => !/\.(?:br|gz|md|zip)$/.test(file) });
  }

  async start(): Promise<string> {
    const server = createStaticServer({ dir: this.folder, isCompressed: false });
    server.prependListener("request", ({ url = "" }) => this.requested.push(url));
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Publishes a state of a page with more words in its title. */
  change(address: string, words: string): void {
    const file = path.join(this.folder, address, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace("</h1>", ` ${words}</h1>`));
    const list = JSON.parse(readFileSync(path.join(this.folder, "offline.json"), "utf8"));
    list.files[address] = "changed";
    this.publishList(list);
  }

  /** Publishes another list of what readers' browsers keep. */
  publishList(list: object): void {
    writeFileSync(path.join(this.folder, "offline.json"), JSON.stringify(list));
  }
}

async function press(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "More ways to use this page" }).click();
  await page.getByRole("button", { name: entry }).click();
}

const readRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Name of a cache that another program of the origin keeps. */
const OTHER = "of another program";

const keepOther = (page: Page) => page.evaluate(async (name) => void (await caches.open(name)), OTHER);

const listCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Returns a file as the newest copy has it. */
const readCopy = (page: Page, address: string) =>
  page.evaluate(
    async ([url = "", other]) => {
      const names = (await caches.keys()).filter((name) => name !== other);
      const kept = names.length === 1 ? await (await caches.open(names[0] ?? "")).match(url) : undefined;
      return (await kept?.text()) ?? "";
    },
    [address, OTHER],
  );

test("a reader keeps the site, reads and searches offline, gets only what changed, and removes it", async ({
  page,
}) => {
  const host = new Host();
  const origin = await host.start();
  await openPage(page, `${origin}/features/caching`);
  expect(await readRegistrations(page)).toBe(0);
  expect(host.requested).not.toContain("/sw.js");
  await keepOther(page);
  await press(page, "Make this site available offline");
  await expect(page.getByText("Available offline")).toBeVisible({ timeout: 60_000 });

  await host.stop();
  await openPage(page, `${origin}/reference/cli`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("cache volume");
  await expect(page.getByRole("option").first()).toContainText(/cache/i);
  await page.keyboard.press("Escape");

  host.change("/faq", "in every second week");
  await host.start();
  host.requested.length = 0;
  await openPage(page, `${origin}/faq`);
  await expect(page.getByText("in every second week")).toBeVisible();
  await expect.poll(() => readCopy(page, "/faq")).toContain("in every second week");
  const pages = host.requested.filter((url) => !/^\/(?:fonts|img|favicon|opensearch|sw\.js)/.test(url));
  expect([...new Set(pages)].sort()).toEqual(["/faq", "/offline.json"]);

  await press(page, "Remove the offline copy");
  await expect(page.getByText("The offline copy is removed")).toBeVisible();
  expect(await listCaches(page)).toEqual([OTHER]);
  expect(await readRegistrations(page)).toBe(0);
  await host.stop();
  rmSync(host.folder, { recursive: true });
});

test("an operator removes every reader's copy, and nobody can make another one", async ({ page }) => {
  const host = new Host();
  host.publishList({ bytes: 1, files: { "/faq": "first" } });
  await openPage(page, `${await host.start()}/faq`);
  await keepOther(page);
  await press(page, "Make this site available offline");
  await expect(page.getByText("Available offline")).toBeVisible();
  expect(await listCaches(page)).toHaveLength(2);

  await host.stop();
  host.publishList({ isOff: true, files: {} });
  await host.start();
  await page.reload();
  await expect.poll(() => listCaches(page)).toEqual([OTHER]);
  await expect.poll(() => readRegistrations(page)).toBe(0);
  await press(page, "Make this site available offline");
  await expect(page.getByText("doesn't offer offline copies")).toBeVisible();
  await host.stop();
  rmSync(host.folder, { recursive: true });
});

test("hosts may not keep the worker or its list", async ({ request }) => {
  for (const file of ["/sw.js", "/offline.json"]) {
    const { "cache-control": caching } = (await request.get(file)).headers();
    expect(caching).toBe("public, max-age=0, must-revalidate");
  }
});
