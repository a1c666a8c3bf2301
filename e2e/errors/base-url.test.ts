import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createStaticServer } from "../../scripts/static-server.ts";
import { readBuild } from "../support/sites.ts";
import { expect, test } from "../support/test.ts";

/** A folder that the site wasn't built for. */
const PREFIX = "/handbook";

test.use({ expectedErrors: /status of 404/ });

/** Serves the site from a subfolder, where its scripts and styles, which are requested from the root, aren't found. */
async function serveBelow(prefix: string): Promise<Server> {
  const site = createStaticServer({ dir: await readBuild("stage") });
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${prefix}/`)) {
      request.url = request.url.slice(prefix.length);
      site.emit("request", request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

test("a site that fails to load at its base path says so and suggests a base URL", async ({ page }) => {
  const server = await serveBelow(PREFIX);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}/`);
  await expect(page.getByText("Your Docusaurus site did not load properly.")).toBeVisible();
  await expect(page.getByText("A very common reason is a wrong site baseUrl configuration.")).toBeVisible();
  await expect(page.getByText("Current configured baseUrl = /")).toBeVisible();
  await expect(page.getByText(`We suggest trying baseUrl = ${PREFIX}/`)).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test("a site that loads shows no such banner", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Your Docusaurus site did not load properly.")).toHaveCount(0);
});
