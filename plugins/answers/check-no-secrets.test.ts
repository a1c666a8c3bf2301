import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkNoSecrets, findLeaks, readSecrets } from "./check-no-secrets.ts";

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

const AWS = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzQ12/k34X";
const PEM = ["-----BEGIN PRIVATE KEY-----", "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC", "-----END PRIVATE KEY-----"].join("\n");

test.each([
  ["AWS_SECRET_ACCESS_KEY", AWS, AWS],
  ["GH_PAT", "ghp_0123456789abcdefghijABCDEFGHIJ012345", "ghp_0123456789abcdefghijABCDEFGHIJ012345"],
  ["GITHUB_TOKEN", "ghs_0123456789abcdefghijABCDEFGHIJ012345", '"ghs_0123456789abcdefghijABCDEFGHIJ012345"'],
  ["CI_REGISTRY_PASSWORD", "abcdefgh-ijkl-mnop", "abcdefgh-ijkl-mnop"],
  ["NETLIFY_AUTH", "nfp_0123456789abcdef", "nfp_0123456789abcdef"],
  ["OPENAI_API_KEY", "sk-a'b>c0123456789", "sk-a&#x27;b&gt;c0123456789"],
  ["SENTRY_DSN", "https://0123456789abcdef@sentry.example.org/1", "https://0123456789abcdef@sentry.example.org/1"],
  ["DEPLOY_KEY", PEM, JSON.stringify(PEM)],
  ["DEPLOY_KEY", PEM, Buffer.from(PEM).toString("base64")],
])("%s is a secret: %j is found in a page with %j", (name, value, page) => {
  expect(findLeaks("a", Buffer.from(page), readSecrets({ [name]: value }))).toEqual([{ file: "a", name }]);
});

test("the keys of an environment are its secrets, except those that browsers are given", () => {
  const env = {
    OPENAI_API_KEY: "sk-0123456789abcdef",
    NPM_TOKEN: "npm_0123456789abcdef",
    ALGOLIA_API_KEY: "0123456789abcdef0123456789abcdef",
    THE_SAME_KEY: "0123456789abcdef0123456789abcdef",
    POSTHOG_KEY: "phc_0123456789abcdef",
  };
  expect(readSecrets(env).map(({ name }) => name)).toEqual(["NPM_TOKEN", "OPENAI_API_KEY"]);
});

test.each([
  ["PATH", "/usr/local/sbin:/usr/local/bin:/usr/bin"],
  ["SIGNING_KEY", "test"],
  ["SSH_KEY", "/home/somebody/.ssh/id_ed25519"],
  ["POSTGRES_PASSWORD", "postgres"],
  ["CACHE_KEY", "linux-node-20.19.4"],
  ["COSIGN_PUBLIC_KEY", "MFkwEwYHKoZIzj0CAQYI"],
  ["ANSWERS_DAILY_TOKENS", "4000000000"],
  ["TOKEN_ENDPOINT", "https://login.example.org/oauth/token"],
  ["ACTIONS_ID_TOKEN_REQUEST_URL", "https://pipelines.example.org/00a1b2/token?api-version=2.0"],
  ["SSH_AUTH_SOCK", "/tmp/ssh-not-on-this-machine/agent.1"],
  ["OAUTH_GRANT_TYPE", "client_credentials"],
  ["GIT_AUTHOR_NAME", "Somebody Somewhere 2"],
  ["GITHUB_SHA", "0123456789abcdef0123456789abcdef01234567"],
])("%s=%s is no secret", (name, value) => {
  expect(readSecrets({ [name]: value })).toEqual([]);
});
