import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { GENERATED, type HostedSite, type HostFiles, toPattern } from "./site-facts.ts";

const SOURCE = "config/hosting/route-request.ts";

/** Returns the program that decides about requests, with what it has to know of this site. */
function renderRouting({ slashed, moved, rules }: HostedSite, { hasHeaders = false } = {}): string {
  const source = readFileSync(new URL(`../../${SOURCE}`, import.meta.url), "utf8");
  const { code } = transformSync(source, { loader: "ts", target: "es2018" });
  const program = code.replace(/export\s*\{[\s\S]*?\};?\s*$/, "").replaceAll(/^export /gm, "");
  const headers = rules.map(({ path, headers: values }) => [toPattern(path), values]);
  return [
    `// ${GENERATED}`,
    program.trim(),
    `const SLASHED = ${JSON.stringify(slashed)};`,
    `const MOVED = ${JSON.stringify(moved)};`,
    ...(hasHeaders ? [`const HEADERS = ${JSON.stringify(headers)};`] : []),
  ].join("\n");
}

/** Code of functions that answer with `Response`: a copy of the file with the headers of the table. */
const RESPOND = `
function withHeaders(response, path) {
  const copy = new Response(response.body, response);
  for (const [pattern, headers] of HEADERS) {
    if (new RegExp(pattern).test(path)) {
      for (const name of Object.keys(headers)) copy.headers.set(name, headers[name]);
    }
  }
  return copy;
}
async function answer(request, getFile) {
  const url = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  if (MOVED[url.pathname]) return withHeaders(Response.redirect(new URL(MOVED[url.pathname] + url.search, url), 301), url.pathname);
  const route = routeRequest(url.pathname, request.headers.get("accept") || "", SLASHED);
  const files = route.isMarkdown ? [route.file, routeRequest(url.pathname, "", SLASHED).file] : [route.file];
  for (const file of files.filter((name) => name !== route.lost)) {
    const response = await getFile(file);
    if (response.ok || response.status === 304) {
      if (route.redirect) return withHeaders(new Response(null, { status: 301, headers: { location: route.redirect + url.search } }), url.pathname);
      const found = withHeaders(response, file);
      if (route.isPage) found.headers.append("vary", "Accept");
      return found;
    }
  }
  const lost = await getFile(route.lost);
  const answer = withHeaders(new Response(lost.body, { status: 404, headers: lost.headers }), route.lost);
  answer.headers.append("vary", "Accept");
  return answer;
}
`;

/** Cloudflare: a Worker that asks for files by their own names, because pages end with and without a slash. */
export function renderCloudflare(site: HostedSite): HostFiles {
  const settings = {
    name: "docs",
    main: "worker.js",
    compatibility_date: "2025-10-01",
    assets: {
      directory: "../../build",
      binding: "ASSETS",
      html_handling: "none",
      not_found_handling: "404-page",
      // For files too, or a missing one would get the headers of its folder and be kept for a year.
      run_worker_first: true,
    },
  };
  return {
    "cloudflare/wrangler.jsonc": `// ${GENERATED}\n${JSON.stringify(settings, null, 2)}\n`,
    "cloudflare/worker.js": `${renderRouting(site, { hasHeaders: true })}${RESPOND}
export default {
  fetch(request, { ASSETS }) {
    return answer(request, (file) => ASSETS.fetch(new Request(new URL(file, request.url), request)));
  },
};
`,
  };
}

/** Netlify reads redirects and headers from the build. Negotiation is an edge function, which sets its own headers. */
export function renderNetlify(site: HostedSite): HostFiles {
  return {
    "netlify/netlify.toml": `# ${GENERATED}
# Copy it to the root of the repository.
[build]
command = "npm run build"
publish = "build"
edge_functions = "hosting/netlify/edge-functions"

[build.processing]
skip_processing = true
`,
    "netlify/edge-functions/pages.js": `${renderRouting(site, { hasHeaders: true })}${RESPOND}
export default (request, context) =>
  answer(request, (file) => context.next(new Request(new URL(file, request.url), request)));
export const config = { path: "/*", excludedPath: ["/assets/*", "/fonts/*", "/img/*", "/og/*", "/search/*.json"] };
`,
  };
}

/**
 * S3 behind CloudFront: one function, one policy of headers, and the upload with types and caching as metadata.
 *
 * Its answer to an unknown address is always HTML, because the function can't see which files exist.
 */
export function renderCloudFront(site: HostedSite): HostFiles {
  const everywhere = Object.entries(site.rules.find(({ path }) => path === "/*")?.headers ?? {});
  const items = everywhere.map(([Header, Value]) => ({ Header, Value, Override: true }));
  const policy = { Name: "docs", CustomHeadersConfig: { Quantity: items.length, Items: items } };
  const rest = site.rules.filter(({ headers }) => headers["Cache-Control"]);
  const cached = rest.map(({ path }) => `--exclude "${path.slice(1)}"`).join(" ");
  return {
    "cloudfront/function.js": `${renderRouting(site)}
function handler(event) {
  var request = event.request;
  var accept = request.headers.accept ? request.headers.accept.value : "";
  var names = Object.keys(request.querystring);
  var query = names.map((name) => name + "=" + request.querystring[name].value).join("&");
  var route = routeRequest(request.uri, accept, SLASHED);
  var target = MOVED[request.uri] || route.redirect;
  if (target) {
    var location = target + (query ? "?" + query : "");
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: location } } };
  }
  request.uri = route.file;
  return request;
}
`,
    "cloudfront/response-headers-policy.json": `${JSON.stringify(policy, null, 2)}\n`,
    "cloudfront/custom-error-responses.json": `${JSON.stringify({ Quantity: 2, Items: [403, 404].map((ErrorCode) => ({ ErrorCode, ResponsePagePath: "/404.html", ResponseCode: "404", ErrorCachingMinTTL: 0 })) }, null, 2)}\n`,
    "cloudfront/upload.sh": `#!/bin/sh
# ${GENERATED}
# Usage: upload.sh s3://BUCKET
set -eu
${rest.map(({ path, headers }) => `aws s3 sync build "$1" --exclude "*" --include "${path.slice(1)}" --cache-control "${headers["Cache-Control"]}"`).join("\n")}
aws s3 sync build "$1" ${cached} --exclude "*.md" --exclude "*.br" --exclude "*.gz" --cache-control "public, max-age=0, must-revalidate"
aws s3 sync build "$1" --exclude "*" --include "*.md" --content-type "text/markdown; charset=utf-8" --cache-control "public, max-age=0, must-revalidate"
`,
  };
}
