import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { listHeaderRules } from "../../config/hosting/table.ts";
import { ACCEPTS } from "./probes.ts";
import { parseHeaders, renderHeaders, renderHosting } from "./render-hosting.ts";
import { SITE } from "./testing.ts";

const files = renderHosting(SITE);
/** The Worker of Cloudflare, with the part of its environment that serves files. */
type AssetsWorker = (
  request: Request,
  environment: { readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> } },
) => Promise<Response>;

const read = (name: string) => files[name] ?? "";

/** The requests that tell hosts apart that can't run here, and where each leads. */
const REQUESTS = [
  ["/", "text/html", "/index.html"],
  ["/", "text/markdown", "/index.md"],
  ["/reference/", "*/*", "/reference/index.html"],
  ["/reference", "text/markdown", "/reference.md"],
  ["/api/client.gen/", "text/html", "/api/client.gen/index.html"],
  ["/assets/js/main.0a1b2c3d.js", "text/markdown", "/assets/js/main.0a1b2c3d.js"],
  ["/features/caching.md", "text/html", "/features/caching.md"],
  ["/features/caching.html", "text/html", "301 /features/caching?sdk=go"],
  ["/reference/index.html", "text/html", "301 /reference/?sdk=go"],
  ["/index.html", "text/html", "301 /?sdk=go"],
  ["/old", "text/html", "301 /features/caching?sdk=go"],
  ...ACCEPTS.map(
    ([accept, isMarkdown]) =>
      ["/features/caching", accept, `/features/caching${isMarkdown ? ".md" : "/index.html"}`] as const,
  ),
] as const;

test.each(REQUESTS)("CloudFront answers %s for %s with %s", (uri, accept, expected) => {
  const event = { request: { uri, headers: { accept: { value: accept } }, querystring: { sdk: { value: "go" } } } };
  const result = runInNewContext(`${read("cloudfront/function.js")};handler(event)`, { event });
  const { statusCode, headers } = result;
  expect(statusCode ? `${statusCode} ${headers.location.value}` : result.uri).toBe(expected);
});

test("CloudFront's function is no larger than its limit of 10 kB", () => {
  expect(read("cloudfront/function.js").length).toBeLessThan(10_000);
});

test.each(REQUESTS)("Netlify answers %s for %s with %s", async (path, accept, expected) => {
  const program = read("netlify/edge-functions/pages.js")
    .replace("export default", "run =")
    .replace("export const", "const");
  const sandbox: Record<string, unknown> & {
    run?: (request: Request, context: unknown) => Promise<Response>;
  } = {
    Response,
    Request,
    URL,
  };
  runInNewContext(program, sandbox);
  const request = new Request(`https://site.test${path}?sdk=go`, { headers: { accept } });
  const response = await sandbox.run?.(request, {
    next: async ({ url }: Request) => new Response(new URL(url).pathname),
  });
  const location = response?.headers.get("location");
  expect(location ? `${response?.status} ${location.replace("https://site.test", "")}` : await response?.text()).toBe(
    expected,
  );
  expect(response?.headers.get("x-content-type-options")).toBe("nosniff");
});

test.each([
  ["/nothing", "text/html", "/404.html"],
  ["/nothing", "text/markdown", "/404.md"],
  ["/nothing.md", "*/*", "/404.md"],
  ["/404.md", "text/html", "/404.html"],
] as const)("Cloudflare answers the unknown address %s for %s with %s", async (path, accept, expected) => {
  const sandbox: { Response: unknown; Request: unknown; URL: unknown; run?: { fetch: AssetsWorker } } = {
    ...{ Response, Request, URL },
  };
  runInNewContext(read("cloudflare/worker.js").replace("export default", "run ="), sandbox);
  const response = await sandbox.run?.fetch(new Request(`https://site.test${path}`, { headers: { accept } }), {
    ASSETS: {
      fetch: async ({ url }) => {
        const { pathname } = new URL(url);
        return new Response(pathname, { status: /^\/404\.\w+$/.test(pathname) ? 200 : 404 });
      },
    },
  });
  expect([response?.status, await response?.text()]).toEqual([404, expected]);
  expect(response?.headers.get("vary")).toBe("Accept");
});

test.each([
  ...["vercel.json", "netlify/netlify.toml", "cloudfront/response-headers-policy.json", "cloudfront/upload.sh"],
  ...["Containerfile", "github-pages.yml"],
])("%s is what was reviewed: if a change is meant, update it with npx vitest run --update", async (name) => {
  await expect(read(name)).toMatchFileSnapshot(`snapshots/${name.replace("/", "-")}.txt`);
});

test("the headers of the build are read as they were written", () => {
  expect(parseHeaders(renderHeaders(SITE))).toEqual(SITE.rules);
});

test("no two rules set one header for the same path, because hosts would send both values", () => {
  const paths = ["/x", "/x.md", "/assets/x.js", "/og/x.png", "/llms.txt", "/search/index.0a1b2c3d.json", "/img/x.svg"];
  for (const path of paths) {
    const names = SITE.rules
      .filter((rule) => new RegExp(`^${rule.path.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  }
});

test("the policy lets the operator's services through, and nothing else", () => {
  const [rule] = listHeaderRules({
    scripts: ["'sha256-b'", "'sha256-a'", "'sha256-a'"],
    styles: [],
    hashed: [],
    operator: {
      posthog: { key: "k", host: "https://events.test" },
      search: { appId: "APP", apiKey: "k", indexName: "i", askAi: "a" },
      answers: { provider: "endpoint", endpoint: "https://answers.test/api/answers" },
      communityScriptUrl: "https://community.test/a.js",
    },
  });
  expect(rule?.headers["Content-Security-Policy"]?.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a' 'sha256-b' https://community.test",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://*.algolia.net https://*.algolianet.com https://answers.test https://askai.algolia.com https://community.test https://events.test",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect(rule?.headers).not.toHaveProperty("Cross-Origin-Embedder-Policy");
});

test("the container runs without rights, from read-only files, and says whether it's well", () => {
  expect(read("Containerfile")).toMatch(/^USER 65534:65534$/m);
  expect(read("Containerfile")).toMatch(/^HEALTHCHECK /m);
  expect(read("Caddyfile")).toContain("precompressed br gzip");
});
