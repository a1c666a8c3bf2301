import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../testing/ask.ts";
import { createSite, type TestSite } from "../testing/create-site.ts";
import { createModelServer, KEY } from "../testing/model-server.ts";
import { createSiteReader, loadSiteIndex } from "./documentation.ts";
import { type FindClosest, readServerSettings as readSettings } from "./settings.ts";
import { startServer } from "./start-server.ts";

/** Treats words that differ by one letter as close. */
const closest: FindClosest = (word, known) =>
  known.find((one) => one !== word && (one.startsWith(word) || one.slice(0, -2) === word.slice(0, -2)));
const readServerSettings = (env: Record<string, string>) => readSettings(env, closest);

const ENV = {
  ANSWERS_ORIGINS: "https://docs.example.org",
  ANSWERS_MODEL_URL: "https://models.example.org/v1",
  ANSWERS_MODEL: "small",
  ANSWERS_MODEL_KEY: "key-0123456789",
};

describe("the environment", () => {
  test("with no more than what is needed", () => {
    expect(readServerSettings({ ...ENV, HOME: "/home/x" })).toMatchObject({
      site: "build",
      origins: ["https://docs.example.org"],
      model: { url: "https://models.example.org/v1", name: "small", key: "key-0123456789" },
      host: "127.0.0.1",
      port: 8787,
      trustedProxies: 0,
      isLoggingQuestions: false,
      limits: { questionsPerMinute: 10, dailyTokens: 4_000_000 },
    });
  });

  test("with everything", () => {
    const env = {
      ...ENV,
      ANSWERS_SITE: "https://docs.example.org",
      ANSWERS_ORIGINS: "https://docs.example.org, http://localhost:3000",
      ANSWERS_MODEL_URL: "http://localhost:11434/v1/",
      ANSWERS_MODEL_KEY: "none",
      ANSWERS_HOST: "0.0.0.0",
      ANSWERS_PORT: "80",
      ANSWERS_TRUSTED_PROXIES: "2",
      ANSWERS_LOG_QUESTIONS: "1",
      ANSWERS_QUESTIONS_PER_MINUTE: "3",
    };
    expect(readServerSettings(env)).toMatchObject({
      origins: ["https://docs.example.org", "http://localhost:3000"],
      model: { url: "http://localhost:11434/v1", key: undefined },
      trustedProxies: 2,
      isLoggingQuestions: true,
      limits: { questionsPerMinute: 3 },
    });
  });

  test.each([
    [{ ANSWERS_ORIGINS: "" }, "ANSWERS_ORIGINS is not set, expected the origins of the sites whose pages may ask"],
    [{ ANSWERS_ORIGINS: "*" }, 'ANSWERS_ORIGINS is "*", expected the origins'],
    [
      { ANSWERS_ORIGINS: "https://docs.example.org/" },
      'ANSWERS_ORIGINS is "https://docs.example.org/", expected the origins',
    ],
    [
      { ANSWERS_MODEL_URL: "" },
      "ANSWERS_MODEL_URL is not set, expected the base address of an OpenAI-compatible service",
    ],
    [
      { ANSWERS_MODEL_URL: "https://m.example.org/v1/chat/completions" },
      'expected the part before /chat/completions. Set it to "https://m.example.org/v1".',
    ],
    [{ ANSWERS_MODEL: "" }, "ANSWERS_MODEL is not set, expected the name of a model that can call tools"],
    [{ ANSWERS_MODEL_KEY: "" }, "ANSWERS_MODEL_KEY is not set, expected the key of the service at ANSWERS_MODEL_URL."],
    [{ ANSWERS_MODEL_KEY: "sk a" }, "ANSWERS_MODEL_KEY has a blank or a character that no header can carry"],
    [
      { ANSWERS_PORT: "http" },
      'ANSWERS_PORT is "http", expected a whole number from 0 to 65535. Correct it, or unset it for 8787.',
    ],
    [{ ANSWERS_DAILY_TOKENS: "0" }, 'ANSWERS_DAILY_TOKENS is "0", expected a whole number of at least 1.'],
    [{ ANSWERS_LOG_QUESTIONS: "yes" }, 'ANSWERS_LOG_QUESTIONS is "yes", expected "1" to write questions to the log'],
    [
      { ANSWERS_DAILY_TOKEN: "5" },
      "ANSWERS_DAILY_TOKEN is unknown, expected ANSWERS_DAILY_TOKENS. Correct or unset it.",
    ],
  ])("%o is a mistake", (env, message) => {
    expect(() => readServerSettings({ ...ENV, ...env })).toThrow(message);
  });

  test("all mistakes are told at once, and never the key", () => {
    const env = { ANSWERS_MODEL_KEY: "secret with a blank", ANSWERS_PORT: "x" };
    expect(() => readServerSettings(env)).toThrow(/ORIGINS[\s\S]*MODEL_URL[\s\S]*MODEL is[\s\S]*KEY[\s\S]*PORT/);
    expect(() => readServerSettings(env)).not.toThrow(/secret with/);
  });
});

describe("a start with something wrong says what, and how to mend it", () => {
  let site: TestSite;
  let model: ReturnType<typeof createModelServer>;
  let modelUrl = "";

  beforeEach(async () => {
    site = await createSite();
    model = createModelServer();
    modelUrl = `${await listen(model.server)}/v1`;
  });
  afterEach(async () => {
    model.server.close();
    await site.remove();
  });

  const start = async (env: Record<string, string>, lines: string[] = []) => {
    const usual = {
      ANSWERS_SITE: site.dir,
      ANSWERS_MODEL_URL: modelUrl,
      ANSWERS_MODEL: "stand-in",
      ANSWERS_MODEL_KEY: KEY,
    };
    const running = await startServer(readServerSettings({ ...ENV, ANSWERS_PORT: "0", ...usual, ...env }), {
      write: (line) => lines.push(line),
      ...{ product: "Dagger", closest },
    });
    await running.close();
  };

  test("nothing is wrong", async () => {
    await expect(start({})).resolves.toBeUndefined();
  });

  test.each([
    [
      { ANSWERS_MODEL_KEY: "wrong" },
      /\/v1\/models refuses ANSWERS_MODEL_KEY \(status 401\), expected a key that it takes\. Make a new key there and set it\./,
    ],
    [{ ANSWERS_MODEL_KEY: "none" }, /wants a key, and ANSWERS_MODEL_KEY is not set \(status 401\)/],
    [
      { ANSWERS_MODEL: "stand-on" },
      /ANSWERS_MODEL is "stand-on", which .* does not have, expected "stand-in"\. Correct it\./,
    ],
    [
      { ANSWERS_MODEL_URL: "http://127.0.0.1:9/v1" },
      /127\.0\.0\.1:9\/v1\/models could not be reached, expected the service of ANSWERS_MODEL_URL\./,
    ],
    [
      { ANSWERS_SITE: "nowhere" },
      /nowhere\/search\/manifest\.json does not exist, expected the search index of a built site\. Run npm run build/,
    ],
    [{ ANSWERS_SITE: "http://127.0.0.1:9" }, /127\.0\.0\.1:9\/search\/manifest\.json could not be read/],
  ])("%o", async (env, message) => {
    await expect(start(env)).rejects.toThrow(message);
  });

  test("an index that is cut off, or of another form", async () => {
    await writeFile(path.join(site.dir, "search/index.json"), '{"format":');
    await expect(start({})).rejects.toThrow(/index\.json isn't JSON, expected the search index/);
    await writeFile(path.join(site.dir, "search/index.json"), '{"format":0}');
    await expect(start({})).rejects.toThrow(/The search index has format 0, expected/);
    await writeFile(path.join(site.dir, "search/manifest.json"), "{}");
    await expect(start({})).rejects.toThrow(/search\/manifest\.json has no addresses of an index/);
  });

  test("a port that is taken", async () => {
    const other = createServer();
    const { port } = new URL(await listen(other));
    await expect(start({ ANSWERS_PORT: port })).rejects.toThrow(
      `127.0.0.1:${port} cannot be listened on (EADDRINUSE), expected a free port of this machine.`,
    );
    other.close();
  });

  test("a service without a list of models is only a warning", async () => {
    const other = createServer((_request, response) => response.writeHead(404).end());
    const lines: string[] = [];
    await start({ ANSWERS_MODEL_URL: await listen(other) }, lines);
    expect(lines[0]).toMatch(/has no list of models \(status 404\), so ANSWERS_MODEL="stand-in" is used unchecked\./);
    other.close();
  });

  test("the index is loaded anew only when the site has another one", async () => {
    const read = createSiteReader(site.dir);
    const opened: unknown[] = [];
    const open = (index: unknown) => opened.push(index);
    const first = await loadSiteIndex(read, open);
    expect(await loadSiteIndex(read, open, first)).toBe(first);
    expect(opened).toHaveLength(1);
    await loadSiteIndex(read, open, { ...first, index: "/search/old.json" });
    expect(opened).toHaveLength(2);
  });
});
