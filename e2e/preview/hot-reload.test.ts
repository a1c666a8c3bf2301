import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { startPreview } from "../support/start-preview.ts";
import { expect, test } from "../support/test.ts";

/** Far from the ports that operating systems assign automatically. */
const PORT = 23_517;

/** A change has to be bundled first. */
const BUNDLED = { timeout: 30_000 };

test("the preview shows what is written in a page and in a program, keeps its links, and gives tabs their life", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const preview = await startPreview("stage", PORT);
  try {
    await page.goto(`${preview.address}/plain`, BUNDLED);
    await expect(page.getByText("Nothing here but text")).toBeVisible(BUNDLED);
    await appendFile(path.join(preview.dir, "docs/plain.mdx"), "\nWritten while the preview ran.\n");
    await expect(page.getByText("Written while the preview ran.")).toBeVisible(BUNDLED);

    await page.getByRole("main").getByRole("link", { name: "The tabs" }).click();
    const program = page.getByRole("main").locator("pre:visible").first();
    await page.getByRole("tab", { name: "Python" }).first().click();
    await expect(program).toContainText("def ", BUNDLED);
    const file = path.join(preview.dir, "snippets/bookshop/build/main.py");
    await writeFile(file, `# Changed while the preview ran.\n${await readFile(file, "utf8")}`);
    await expect(program).toContainText("Changed while the preview ran.", BUNDLED);

    await page.goBack();
    await expect(page.getByText("Written while the preview ran.")).toBeVisible(BUNDLED);
  } finally {
    // An open page would keep sending requests.
    await page.close();
    await preview.stop();
  }
});
