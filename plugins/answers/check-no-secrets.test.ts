import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkNoSecrets } from "./check-no-secrets.ts";
import { findLeaks, readSecrets } from "./find-secrets.ts";

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
  ["CI_JOB_TOKEN", "glcbt-64_abcdefghij0123456789", "glcbt-64_abcdefghij0123456789"],
  ["CI_JOB_JWT_V2", "eyJhbGciOi.J9eyJzdWIi.c2lnbmF0dXJl", "eyJhbGciOi.J9eyJzdWIi.c2lnbmF0dXJl"],
  ["CI_REGISTRY_PASSWORD", "abcdefgh-ijkl-mnop", "abcdefgh-ijkl-mnop"],
  ["CI_REPOSITORY_URL", "https://gitlab-ci-token:glcbt-0123abcd@gitlab.com/a/b.git", "password glcbt-0123abcd"],
  ["DATABASE_URL", "postgres://app:s3cret/pass!@db:5432/app", "postgres://app:s3cret/pass!@db:5432/app"],
  ["JDBC", "jdbc:postgresql://db/app?user=app&password=hunter2222", "hunter2222"],
  ["https_proxy", "http://me:hunter2222@proxy:3128", "http://me:hunter2222@proxy:3128"],
  ["DB_PASS", "s3cretPassword!", "s3cretPassword!"],
  ["PGPASS", "hunter2!", "<code>hunter2!</code>"],
  ["NETLIFY_AUTH", "nfp_0123456789abcdef", "nfp_0123456789abcdef"],
  ["npm_config__auth", "dXNlcjpwYXNzd29yZDEy", "dXNlcjpwYXNzd29yZDEy"],
  ["githubToken", "0123456789abcdef", "0123456789abcdef"],
  ["apiKey2", "sk-a'b>c0123456789", "sk-a&#x27;b&gt;c0123456789"],
  ["SENTRY_DSN", "https://0123456789abcdef@sentry.example.org/1", "https://0123456789abcdef@sentry.example.org/1"],
  ["SLACK_WEBHOOK_URL", "https://hooks.example.org/T0/B0/abcdef", "https://hooks.example.org/T0/B0/abcdef"],
  ["GOOGLE_CREDENTIALS", '{"private_key": "abc/def+0123456789"}', '{\\"private_key\\": \\"abc\\/def+0123456789\\"}'],
  ["PASSPHRASE", "correct horse battery staple", "correct horse battery staple"],
  ["DEPLOY_KEY", PEM, PEM.replaceAll("\n", "<br>")],
  ["DEPLOY_KEY", PEM, JSON.stringify(PEM)],
  ["DEPLOY_KEY", PEM, Buffer.from(PEM).toString("base64")],
])("%s is a secret: %j is found in a page with %j", (name, value, page) => {
  expect(
    findLeaks(
      "a",
      Buffer.from(page),
      readSecrets({ [name]: value }, () => false),
    ),
  ).toEqual([{ file: "a", name }]);
});

test("the keys of an environment are its secrets; what browsers are given, short words and places are none", () => {
  const env = {
    ANSWERS_MODEL_KEY: "sk-short",
    OPENAI_API_KEY: "sk-0123456789abcdef",
    NPM_TOKEN: "npm_0123456789abcdef",
    ALGOLIA_API_KEY: "0123456789abcdef0123456789abcdef",
    THE_SAME_KEY: "0123456789abcdef0123456789abcdef",
    POSTHOG_KEY: "phc_0123456789abcdef",
    SSH_KEY: "/home/somebody/.ssh/id_ed25519",
    HOME: "/home/somebody-with-a-name",
  };
  const exists = (path: string) => path.startsWith("/home/");
  expect(readSecrets(env, exists).map(({ name }) => name)).toEqual([
    "ANSWERS_MODEL_KEY",
    "NPM_TOKEN",
    "OPENAI_API_KEY",
  ]);
});

test.each([
  ["PATH", "/usr/local/sbin:/usr/local/bin:/usr/bin"],
  ["PWD", "/"],
  ["SIGNING_KEY", "test"],
  ["POSTGRES_PASSWORD", "postgres"],
  ["CACHE_KEY", "linux-node-20.19.4"],
  ["COSIGN_PUBLIC_KEY", "MFkwEwYHKoZIzj0CAQYI"],
  ["ANSWERS_DAILY_TOKENS", "4000000000"],
  ["TOKEN_ENDPOINT", "https://login.example.org/oauth/token"],
  ["ACTIONS_ID_TOKEN_REQUEST_URL", "https://pipelines.example.org/00a1b2/token?api-version=2.0"],
  ["AWS_WEB_IDENTITY_TOKEN_FILE", "/var/run/secrets/not-on-this-machine/token"],
  ["SSH_AUTH_SOCK", "/tmp/ssh-not-on-this-machine/agent.1"],
  ["OAUTH_GRANT_TYPE", "client_credentials"],
  ["GIT_AUTHOR_NAME", "Somebody Somewhere 2"],
  ["CI_COMMIT_AUTHOR", "Somebody <somebody@example.org>"],
  ["CI_SERVER_URL", "https://gitlab.example.org:443"],
  ["CI_PROJECT_PATH", "group/project-with-a-name"],
  ["GITHUB_REPOSITORY", "dagger/dagger-docs-0.19"],
  ["GITHUB_SHA", "0123456789abcdef0123456789abcdef01234567"],
  ["GIT_REMOTE", "ssh://git@github.com/dagger/dagger"],
])("%s=%s is no secret", (name, value) => {
  expect(readSecrets({ [name]: value })).toEqual([]);
});

test("a short secret that is part of a longer word is there by chance", () => {
  const secrets = readSecrets({ DB_PASS: "abcd1234" });
  expect(findLeaks("a", Buffer.from("main.abcd12345.js 0abcd1234"), secrets)).toEqual([]);
  expect(findLeaks("a", Buffer.from("0abcd1234 abcd1234"), secrets)).toHaveLength(1);
});
