import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { fillTemplate, GENERATED, type HostedSite, type HostFiles, toPattern } from "./site-facts.ts";

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
const RESPOND = fillTemplate("respond.js.txt");

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
    "netlify/netlify.toml": fillTemplate("netlify.toml"),
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
    "cloudfront/function.js": renderRouting(site) + fillTemplate("cloudfront.js.txt"),
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
