import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import { parseHtml, readCanonical } from "@docs/content";
import { renderNotFound } from "@docs/markdown/not-found";
import { listFiles } from "@docs/pages/list-files";
import compression from "compression";
import sirv from "sirv";
import { routeRequest } from "../config/hosting/route-request.ts";
import { FILE_RULES, IMMUTABLE, REVALIDATED, TYPES } from "../config/hosting/table.ts";
import { parseHeaders } from "./hosting/render-hosting.ts";
import { toPattern } from "./hosting/site-facts.ts";

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
  const twins = listTwins(dir);
  const { rules, moved } = readHosting(dir, immutable);
  const setHeaders = (response: ServerResponse, pathname: string) => setTableHeaders(rules, response, pathname);
  const serveFile = sirv(dir, { etag: true, setHeaders, brotli: isCompressed, gzip: isCompressed });
  // The types are for Express, whose requests and responses extend Node's; `compression` uses none of those extensions.
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    ...(isCompressed ? {} : { filter: () => false }),
  }) as unknown as Middleware;

  function sendNotFound(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    // A browser sees the page; an agent gets the nearest addresses.
    const { lost } = routeRequest(pathname, request.headers.accept ?? "", []);
    setHeaders(response, lost);
    const isMarkdown = lost === "/404.md";
    const page = isMarkdown ? Buffer.from(renderNotFound("", pathname, twins)) : notFoundPage;
    const type = isMarkdown ? TYPES.md : "text/html;charset=utf-8";
    response.writeHead(404, { "content-type": type, "content-length": page.length });
    response.end(request.method === "HEAD" ? undefined : page);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, { pathname }: URL): void {
    const route = routeRequest(pathname, request.headers.accept ?? "", []);
    const isThere = !route.isMarkdown || existsSync(path.join(dir, route.file));
    const file = isThere ? route.file : routeRequest(pathname, "", []).file;
    // Builds of other systems have `page.html`, which the server of files finds by the page's own address.
    const isOther = file.endsWith("/index.html") && !existsSync(path.join(dir, file));
    request.url = isOther && existsSync(path.join(dir, `${pathname}.html`)) ? pathname : file;
    serveFile(request, response, () => sendNotFound(request, response, pathname));
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", "http://localhost");
    const isNamed = url.pathname.endsWith(".html");
    const target = moved.get(url.pathname) ?? (isNamed ? findRedirect(dir, url) : undefined);
    if (request.method !== "GET" && request.method !== "HEAD") {
      setHeaders(response, url.pathname);
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    } else if (target !== undefined) {
      setHeaders(response, url.pathname);
      response.writeHead(301, { location: target }).end();
    } else if (isNamed || /^\/404(?:\.md)?$/.test(url.pathname)) {
      // A page has no other address, and the not-found pages have none at all.
      sendNotFound(request, response, url.pathname);
    } else {
      sendFile(request, response, url);
    }
  }
  return createServer((request, response) => compress(request, response, () => answer(request, response)));
}

function listTwins(dir: string): readonly string[] {
  const files = listFiles(dir, (file) => file.endsWith(".md")).map((file) => `/${path.posix.relative(dir, file)}`);
  return files.filter((file) => file !== "/404.md");
}

/** Sets the headers that the table has for a file. */
function setTableHeaders(rules: readonly Rule[], response: ServerResponse, pathname: string): void {
  response.setHeader("cache-control", REVALIDATED);
  // sirv names the second one itself, and only that.
  response.setHeader("vary", /\.(?:html|md)$/.test(pathname) ? "Accept, Accept-Encoding" : "Accept-Encoding");
  const type = TYPES[path.extname(pathname).slice(1)];
  if (type) {
    response.setHeader("content-type", type);
  }
  for (const [name, value] of rules.flatMap(({ pattern, headers }) => (pattern.test(pathname) ? headers : []))) {
    response.setHeader(name, value);
  }
}

interface Rule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads what a build says to hosts. A build without these files gets only the rules that hold for every build. */
function readHosting(dir: string, immutable: readonly string[]) {
  const [headers, redirects] = ["_headers", "_redirects"].map((name) => {
    const file = path.join(dir, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }) as [string, string];
  const hashed = immutable.map((folder) => ({ path: `${folder}*`, headers: { "Cache-Control": IMMUTABLE } }));
  const index = ["index", "text"].map((name) => ({
    path: `/search/${name}.*`,
    headers: { "Cache-Control": IMMUTABLE },
  }));
  const rules = [...(headers ? parseHeaders(headers) : [...FILE_RULES, ...index]), ...hashed];
  const moved = [...redirects.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(([, from = "", to = ""]) => [from, to] as const);
  return {
    rules: rules.map(
      (rule): Rule => ({ pattern: new RegExp(toPattern(rule.path)), headers: Object.entries(rule.headers) }),
    ),
    moved: new Map(moved),
  };
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
