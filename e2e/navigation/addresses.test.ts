import { readFileSync } from "node:fs";
import path from "node:path";
import { listPaths, readPageFacts } from "../support/pages.ts";
import { rootDir } from "../support/paths.ts";
import { expect, openPage, test, waitForHydration } from "../support/test.ts";

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
        // A page that cannot make sense of its own address would load itself again and again.
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

test.describe("unmatched paths", () => {
  test.use({ siteName: "stage", expectedErrors: /status of 404/ });

  for (const asked of ["/no-such-page", "/features/no-such-page", "/404.html"]) {
    test(`${asked} shows the not-found page with status 404`, async ({ page }) => {
      const response = await page.goto(asked);
      await waitForHydration(page);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    });
  }

  test("the not-found page leads back into the site", async ({ page }) => {
    await openPage(page, "/no-such-page");
    await page.getByRole("main").getByRole("link", { name: "Cookbook" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookbook");
  });
});
