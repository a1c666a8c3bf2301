import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import { parseHtml, readCanonical } from "@docs/content";
import compression from "compression";
import sirv from "sirv";

/** Options of a static server. */
export interface StaticServerOptions {
  /** Folder of a finished build. */
  readonly dir: string;
  /** Whether to compress responses for clients that accept it. */
  readonly isCompressed?: boolean;
  /** Folders whose file names contain a content hash, if the build isn't one of this site. */
  readonly immutable?: readonly string[];
}

/**
 * Level from 0 to 11. Raising it makes responses a little smaller and each one slower: 5 is the highest level that
 * takes only milliseconds.
 */
const BROTLI_QUALITY = 5;

/** For pages and anything else that keeps its address when its content changes. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** For files whose names contain a hash of their content, so a copy never becomes stale. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Together with the folder of hashed files, the same rules as `static/_headers` has for hosts, and those that
 * `plugins/search-index` adds.
 */
const CACHE_RULES = [
  { paths: /^\/search\/\w+\.[\da-f]{8}\.json$/, value: IMMUTABLE },
  { paths: /^\/fonts\//, value: "public, max-age=604800" },
  { paths: /^\/img\//, value: "public, max-age=3600" },
] as const;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Creates a server that publishes a build the way a host should: clean addresses, compression, cache headers, and the
 * not-found page with status 404. It doesn't listen yet.
 *
 * The files are listed once, here, so a new build needs a new server.
 *
 * @throws Error when the folder doesn't contain a build.
 */
export function createStaticServer({
  dir,
  isCompressed = true,
  immutable = ["/assets/"],
}: StaticServerOptions): Server {
  const notFoundFile = path.join(dir, "404.html");
  if (!existsSync(notFoundFile)) {
    const fix = "Run npm run build, or name its folder with --dir.";
    throw new Error(`${dir} holds no 404.html, expected a finished build. ${fix}`);
  }
  const notFoundPage = readFileSync(notFoundFile);
  const serveFile = sirv(dir, {
    etag: true,
    setHeaders: (response, pathname) => {
      const isImmutable = immutable.some((folder) => pathname.startsWith(folder));
      const rule = CACHE_RULES.find(({ paths }) => paths.test(pathname));
      response.setHeader("cache-control", isImmutable ? IMMUTABLE : (rule?.value ?? REVALIDATED));
      // The only type here that sirv doesn't support: `mrmime` lacks `.ico`
      // (https://github.com/vitejs/vite/issues/7083).
      if (pathname.endsWith(".ico")) {
        response.setHeader("content-type", "image/x-icon");
      }
    },
  });
  // The types are for Express, whose requests and responses extend Node's; `compression` uses none of those extensions.
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    ...(isCompressed ? {} : { filter: () => false }),
  }) as unknown as Middleware;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "http://localhost");
    const target = findRedirect(dir, url);
    const sendNotFound = () => {
      const type = { "content-type": "text/html;charset=utf-8", "content-length": notFoundPage.length };
      response.writeHead(404, { ...type, "cache-control": REVALIDATED });
      response.end(request.method === "HEAD" ? undefined : notFoundPage);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    } else if (target !== undefined) {
      response.writeHead(301, { location: target, "cache-control": REVALIDATED }).end();
    } else if (/^\/404(?:\.html|\/)?$/.test(url.pathname)) {
      // The not-found page has no address, so a request for it finds nothing.
      sendNotFound();
    } else {
      serveFile(request, response, sendNotFound);
    }
  }
  return createServer((request, response) => compress(request, response, () => answer(request, response)));
}

/** Returns the clean address of a page that was requested by its file, such as `/reference/cli/index.html`. */
function findRedirect(dir: string, { pathname, search }: URL): string | undefined {
  const clean = /^(?<clean>.*?)(?:\/index)?\.html$/.exec(pathname)?.groups?.clean;
  // Addresses with escaped characters belong to no page here, and don't lead outside the folder.
  const file = [`${clean}/index.html`, `${clean}.html`].map((name) => path.join(dir, name)).find(existsSync);
  if (clean === undefined || file === undefined) {
    return undefined;
  }
  const canonical = readCanonical(parseHtml(readFileSync(file, "utf8"))) ?? "";
  // Only the page itself says whether its address ends with a slash.
  const address = URL.canParse(canonical) ? new URL(canonical).pathname : undefined;
  return address === undefined || address.endsWith(".html") ? undefined : address + search;
}
