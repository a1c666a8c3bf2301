/** How long the host may take to answer, in milliseconds: a reader waits for the search meanwhile. */
const TIMEOUT_MS = 5000;

/** Why the code of the dialog could not be loaded: nobody answered, or the site has been replaced by a newer build. */
export type Loss = "unreachable" | "outdated";

/**
 * Tells why a script could not be loaded, which the error itself doesn't say.
 *
 * A host that answers but no longer has the file has been given a newer build of the site. Some hosts then send a page
 * in place of an error.
 *
 * @param error what `import()` was rejected with; the bundler's runtime adds the address of the script.
 */
export async function explainLoss(error: unknown): Promise<Loss> {
  const { request } = Object(error) as { readonly request?: unknown };
  if (typeof request !== "string") {
    return "unreachable";
  }
  try {
    const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const { ok, status, headers } = await fetch(request, options);
    const isPage = ok && headers.get("content-type")?.startsWith("text/html");
    return isPage || status === 404 || status === 410 ? "outdated" : "unreachable";
  } catch {
    return "unreachable";
  }
}
