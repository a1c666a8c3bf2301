import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkNoSecrets } from "./check-no-secrets.ts";
import { readSecrets } from "./find-secrets.ts";

const KEY = 'model-key-"0123456789"&';
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "build-"));
  await mkdir(path.join(folder, "assets/js"), { recursive: true });
  await writeFile(path.join(folder, "index.html"), "<p>Nothing to hide.</p>");
});
afterEach(() => rm(folder, { recursive: true }));

describe("a build with a secret of the environment in it fails", () => {
  test.each([
    ["assets/js/main.js", `fetch(u, { headers: { authorization: ${JSON.stringify(KEY)} } })`],
    ["page.html", `<meta content="${KEY.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`],
    ["assets/js/main.js.map", Buffer.from(KEY).toString("base64")],
    ["sitemap.xml", `<loc>/?key=${encodeURIComponent(KEY)}</loc>`],
    ["_headers", KEY],
  ])("%s", async (file, content) => {
    await writeFile(path.join(folder, file), content);
    const failure = await checkNoSecrets(folder, { ANSWERS_MODEL_KEY: KEY }).catch((error: Error) => error.message);
    expect(failure).toContain(`${file}: has the value of ANSWERS_MODEL_KEY`);
    expect(failure).toContain("Find what reads ANSWERS_MODEL_KEY while the site is built and remove it");
    expect(failure).not.toContain("0123456789");
  });

  test("every file is named", async () => {
    await writeFile(path.join(folder, "a.js"), KEY);
    await writeFile(path.join(folder, "b.js"), KEY);
    await expect(checkNoSecrets(folder, { ANSWERS_MODEL_KEY: KEY })).rejects.toThrow(/a\.js: [\s\S]*b\.js: /);
  });
});

test("a build without them passes", async () => {
  await writeFile(path.join(folder, "main.js"), "const ANSWERS_MODEL_KEY = undefined;");
  await expect(checkNoSecrets(folder, { ANSWERS_MODEL_KEY: KEY })).resolves.toBeUndefined();
});

test("keys that browsers are given, short words and paths are no secrets", () => {
  const env = {
    ANSWERS_MODEL_KEY: "sk-short",
    OPENAI_API_KEY: "sk-0123456789abcdef",
    NPM_TOKEN: "npm_0123456789abcdef",
    ALGOLIA_API_KEY: "0123456789abcdef0123456789abcdef",
    THE_SAME_KEY: "0123456789abcdef0123456789abcdef",
    POSTHOG_KEY: "phc_0123456789abcdef",
    SSH_KEY: "/home/somebody/.ssh/id_ed25519",
    SIGNING_KEY: "test",
    HOME: "/home/somebody-with-a-name",
  };
  expect(readSecrets(env).map(({ name }) => name)).toEqual(["ANSWERS_MODEL_KEY", "NPM_TOKEN", "OPENAI_API_KEY"]);
});
