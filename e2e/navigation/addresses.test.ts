import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { test } from "../support/kept-context.ts";
import { listPaths, readPageFacts } from "../support/pages.ts";
import { rootDir } from "../support/paths.ts";
import { searchOn } from "../support/search.ts";
import { readBuild } from "../support/sites.ts";
import { expect, openPage, waitForHydration } from "../support/test.ts";

test("every page has one of the specified addresses, with or without a slash at its end as specified", async ({
  page,
}) => {
  await openPage(page, "/");
  const specified = readFileSync(path.join(rootDir, "data/routes.txt"), "utf8").trim().split("\n");
  for (const { path: address, status, canonical } of await readPageFacts(page, listPaths())) {
    expect(specified, "specified addresses").toContain(address);
    expect(status, address).toBe(200);
    expect(new URL(canonical).pathname, `canonical address of ${address}`).toBe(address);
  }
});

test("only one docs version is published, and its label Next is not shown", async ({ page }) => {
  await openPage(page, "/faq");
  const [facts] = await readPageFacts(page, ["/faq"]);
  expect(facts?.docsVersion).toBe("current");
  await expect(page.getByText(/Version: Next/)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" }).getByText("Next", { exact: true })).toHaveCount(0);
});

test.describe("paths of files", () => {
  test.use({ siteName: "stage" });

  for (const { asked, shown, title } of [
    { asked: "/long.html", shown: "/long", title: "Long" },
    { asked: "/long/index.html", shown: "/long", title: "Long" },
    { asked: "/index.html", shown: "/", title: "Introduction" },
    { asked: "/reference/index.html", shown: "/reference/", title: "Reference" },
  ]) {
    test(`${asked} shows the page of the clean path ${shown}`, async ({ page }) => {
      await openPage(page, asked);
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  }

  for (const { asked, clean, title } of [
    { asked: "/long/index.html", clean: "/long", title: "Long" },
    { asked: "/long.html", clean: "/long", title: "Long" },
  ]) {
    test(`${asked} shows the clean page on a host that does not redirect`, async ({ page, baseURL }) => {
      let answers = 0;
      await page.route(`**${asked}`, async (route) => {
        answers += 1;
        // A page that can't interpret its own address would reload itself endlessly.
        await (answers > 3 ? route.abort() : route.fulfill({ response: await route.fetch({ url: baseURL + clean }) }));
      });
      await openPage(page, asked);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("navigation", { name: "Docs sidebar" }).locator('[aria-current="page"]')).toHaveText([
        title,
      ]);
      expect(answers, "loads of the page").toBe(1);
    });
  }

  for (const { asked, title } of [
    { asked: "/reference", title: "Reference" },
    { asked: "/cookbook/", title: "Cookbook" },
  ]) {
    test(`${asked} shows its page although the specified address ends differently`, async ({ page }) => {
      const response = await page.goto(asked);
      await waitForHydration(page);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  }
});

test.describe("on a host that serves files and redirects nobody", () => {
  test.use({ siteName: "stage", expectedErrors: /status of 404/ });

  let server: Server;
  let host: string;
  let loads: string[];

  test.beforeEach(async ({ page }) => {
    const dir = await readBuild("stage");
    const serveFile = sirv(dir);
    const notFoundPage = readFileSync(path.join(dir, "404.html"));
    server = createServer((request, response) => {
      const sendNotFound = () => {
        response.writeHead(404, { "content-type": "text/html;charset=utf-8" }).end(notFoundPage);
      };
      if (request.url === "/looping") {
        response.writeHead(302, { location: "/long.html" }).end();
      } else if (LOST.some((file) => request.url === file)) {
        sendNotFound();
      } else {
        serveFile(request, response, sendNotFound);
      }
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    loads = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) {
        loads.push(new URL(request.url()).pathname);
      }
    });
  });
  test.afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A page that exists on the site, but that the host has lost or doesn't have yet. */
  const LOST = ["/media", "/media/", "/media/index.html"];

  for (const { asked, clean, title } of [
    { asked: "/long.html", clean: "/long", title: "Long" },
    { asked: "/long/index.html", clean: "/long", title: "Long" },
    { asked: "/index.html", clean: "/", title: "Introduction" },
    { asked: "/reference.html", clean: "/reference/", title: "Reference" },
    { asked: "/reference/index.html", clean: "/reference/", title: "Reference" },
    { asked: "/long.html?sdk=go#third-part", clean: "/long?sdk=go#third-part", title: "Long" },
    { asked: "/long/index.html?sdk=go#third-part", clean: "/long?sdk=go#third-part", title: "Long" },
    { asked: "/search.html?q=part", clean: "/search?q=part", title: "Search results for “part”" },
    { asked: "/search/index.html?q=part", clean: "/search?q=part", title: "Search results for “part”" },
  ]) {
    test(`${asked} shows the page, under its clean address ${clean}`, async ({ page }) => {
      await page.goto(host + asked);
      await expect(page).toHaveURL(host + clean);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(loads.length, `loads of pages: ${loads.join(", ")}`).toBeLessThanOrEqual(2);
    });
  }

  test("Back leads to the page before, and past no address that ends in .html", async ({ page }) => {
    await page.goto(`${host}/plain`);
    await page.goto(`${host}/long.html`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  });

  for (const { asked, why } of [
    { asked: "/no-such-page.html", why: "the site has no such page" },
    { asked: "/looping", why: "the host itself leads to that address" },
    { asked: "/media", why: "the host has lost the page" },
    { asked: "/media.html", why: "the host has lost the page" },
    { asked: "/LONG", why: "case counts" },
  ]) {
    test(`${asked} shows the not-found page, loaded a few times at most, because ${why}`, async ({ page }) => {
      await page.goto(host + asked);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      // The page's scripts have run, so anything that would reload it has already done so.
      await searchOn(page).button.click();
      await expect(searchOn(page).dialog).toBeVisible();
      expect(loads.length, `loads of pages: ${loads.join(", ")}`).toBeLessThanOrEqual(2);
      await page.keyboard.press("Escape");
      await page.getByRole("main").getByRole("link", { name: "Cookbook" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookbook");
    });
  }
});

test.describe("unmatched paths", () => {
  test.use({ siteName: "stage", expectedErrors: /status of 404/ });

  for (const asked of ["/no-such-page", "/features/no-such-page", "/404.html"]) {
    test(`${asked} shows the not-found page with status 404`, async ({ page }) => {
      const response = await page.goto(asked);
      await waitForHydration(page);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    });
  }

  test("the not-found page leads back into the site", async ({ page }) => {
    await openPage(page, "/no-such-page");
    await page.getByRole("main").getByRole("link", { name: "Cookbook" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookbook");
  });
});
