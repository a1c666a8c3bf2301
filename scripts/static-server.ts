import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { parseHtml, readCanonicalPath } from "./links/html.ts";

/** What a static server publishes. */
export interface StaticServerOptions {
  /** Folder of a finished build. */
  readonly dir: string;
  /** Whether answers are compressed for clients that accept it. */
  readonly isCompressed?: boolean;
  /** Folders whose file names contain a hash of the content, where the build is not one of this site. */
  readonly immutable?: readonly string[];
}

/** 0 to 11. Raising it shrinks answers a little and slows each one: 5 is the last level that takes milliseconds. */
const BROTLI_QUALITY = 5;

/** For pages and all else that keeps its address while its content changes. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** For files whose names contain a hash of their content, so that a copy never becomes stale. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** With the folder of hashed files, the same as static/_headers says to hosts, with what plugins/search-index adds. */
const CACHE_RULES = [
  { paths: /^\/search\/\w+\.[\da-f]{8}\.json$/, value: IMMUTABLE },
  { paths: /^\/fonts\//, value: "public, max-age=604800" },
  { paths: /^\/img\//, value: "public, max-age=3600" },
] as const;

/**
 * Creates a server that publishes a build the way a host should: clean addresses, compression, cache headers, and
 * the not-found page with status 404. It does not listen yet.
 *
 * The files are listed once, here: a new build needs a new server.
 *
 * @throws Error when the folder holds no build.
 */
export function createStaticServer({
  dir,
  isCompressed = true,
  immutable = ["/assets/"],
}: StaticServerOptions): Server {
  const notFoundFile = path.join(dir, "404.html");
  if (!existsSync(notFoundFile)) {
    throw new Error(
      `${dir} holds no 404.html, expected a finished build. Run npm run build, or name its folder with --dir.`,
    );
  }
  const notFoundPage = readFileSync(notFoundFile);
  const serveFile = sirv(dir, {
    etag: true,
    setHeaders: (response, pathname) => {
      setCacheControl(response, pathname, immutable);
      // The one type that sirv doesn't know.
      if (pathname.endsWith(".ico")) {
        response.setHeader("content-type", "image/x-icon");
      }
    },
  });
  const compress = isCompressed
    ? createCompressor()
    : (_request: unknown, _response: unknown, next: () => void) => next();

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const target = findRedirect(dir, request.url ?? "/");
    if (target !== undefined) {
      response.writeHead(301, { location: target, "cache-control": REVALIDATED }).end();
      return;
    }
    if (isNotFoundPage(request.url ?? "/")) {
      sendNotFound(request, response, notFoundPage);
      return;
    }
    serveFile(request, response, () => sendNotFound(request, response, notFoundPage));
  }

  return createServer((request, response) => {
    compress(request, response, () => answer(request, response));
  });
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function createCompressor(): Middleware {
  const handler = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  // Typed for Express, whose request and response are Node's own with more on top; it uses none of that.
  return handler as unknown as Middleware;
}

/**
 * Gives the clean address of a page that was asked for by its file, such as `/reference/cli/index.html`.
 *
 * @returns nothing when the address is clean already or belongs to no page.
 */
function findRedirect(dir: string, url: string): string | undefined {
  const [pathname, query] = splitQuery(url);
  if (!pathname.endsWith(".html")) {
    return undefined;
  }
  const clean = pathname.replace(/(?:\/index)?\.html$/, "");
  for (const candidate of [`${clean}/index.html`, `${clean}.html`]) {
    const file = resolveInside(dir, candidate);
    if (file && existsSync(file)) {
      const canonical = readCanonicalPath(parseHtml(readFileSync(file, "utf8")));
      // Only the page itself knows whether its address ends in a slash.
      return canonical === undefined || canonical.endsWith(".html") ? undefined : encodeURI(canonical) + query;
    }
  }
  return undefined;
}

function splitQuery(url: string): [pathname: string, query: string] {
  const start = url.indexOf("?");
  return start === -1 ? [url, ""] : [url.slice(0, start), url.slice(start)];
}

/** Gives the file of an address below a folder; undefined when the address leads out of it or is malformed. */
function resolveInside(dir: string, pathname: string): string | undefined {
  try {
    const file = path.join(dir, decodeURIComponent(pathname));
    return file.startsWith(path.join(dir, path.sep)) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The not-found page has no address of its own: asking for it finds nothing. */
function isNotFoundPage(url: string): boolean {
  return /^\/404(?:\.html|\/)?$/.test(splitQuery(url)[0]);
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {
    "content-type": "text/html;charset=utf-8",
    "content-length": page.length,
    "cache-control": REVALIDATED,
  });
  response.end(request.method === "HEAD" ? undefined : page);
}

function setCacheControl(response: ServerResponse, pathname: string, immutable: readonly string[]): void {
  if (immutable.some((folder) => pathname.startsWith(folder))) {
    response.setHeader("cache-control", IMMUTABLE);
    return;
  }
  const rule = CACHE_RULES.find(({ paths }) => paths.test(pathname));
  response.setHeader("cache-control", rule?.value ?? REVALIDATED);
}
