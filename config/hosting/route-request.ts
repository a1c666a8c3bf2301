/**
 * Decides what a request for an address of this site gets. The project's own server runs this, and the functions for
 * Cloudflare, Netlify, and CloudFront contain it, so it uses nothing but the language.
 */

/** The answer to a request, before anyone has looked whether the file exists. */
export interface Route {
  /** The file to send, from the root of the build. */
  readonly file: string;
  /** The file to send with status 404 if that one doesn't exist, or if it's this one. */
  readonly lost: string;
  /** For the address of a page's file: the address of the page, to redirect to if the file exists. */
  readonly redirect?: string;
  /** For pages that exist as Markdown too: whether this client prefers that. */
  readonly isMarkdown?: boolean;
  /** Whether the answer depends on the `Accept` header. */
  readonly isPage: boolean;
}

/** Addresses with a file's extension. A page can have a dot in its address, such as `client.gen`. */
export const FILE =
  /\.(?:avif|css|gz|br|html|ico|jpe?g|js|json|map|md|mjs|pdf|png|svg|tgz|txt|wasm|webmanifest|webp|woff2|xml|zip)$/;

/** Matches `Accept` headers that list Markdown with full weight. */
export const ASKS_FOR_MARKDOWN = /text\/markdown\s*(?:;\s*q=1(?:\.0*)?\s*)?(?:,|$)/i;

/** Matches `Accept` headers that list HTML with full weight before Markdown. */
export const HTML_FIRST = /text\/html\s*(?:;\s*q=1(?:\.0*)?\s*)?,.*text\/markdown/i;

/** `Accept` headers that list HTML at all, as those of browsers do. */
export const HTML = /text\/html/i;

/**
 * @param path path of the request, still encoded.
 * @param accept its `Accept` header.
 * @param slashed addresses of pages that end with a slash; all others don't.
 */
export function routeRequest(path: string, accept: string, slashed: readonly string[]): Route {
  const isAsked = ASKS_FOR_MARKDOWN.test(accept) && !HTML_FIRST.test(accept);
  // A browser that asks for a twin shows the page to a person.
  const lost = isAsked || (/\.md$/.test(path) && !HTML.test(accept)) ? "/404.md" : "/404.html";
  if (path === "/404.html" || path === "/404.md") {
    return { file: lost, lost, isPage: false };
  }
  const bare = path.replace(/\/+$/, "");
  const named = /^(.*?)(?:\/index)?\.html$/.exec(path);
  if (named) {
    const page = named[1] ?? "";
    const redirect = page === "" || slashed.indexOf(`${page}/`) !== -1 ? `${page}/` : page;
    return { file: `${page}/index.html`, lost, redirect, isPage: false };
  }
  if (FILE.test(path)) {
    return { file: path, lost, isPage: false };
  }
  return { file: isAsked ? `${bare || "/index"}.md` : `${bare}/index.html`, lost, isMarkdown: isAsked, isPage: true };
}
