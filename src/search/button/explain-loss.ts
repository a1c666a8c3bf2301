/** How long the host may take to answer, in milliseconds: the reader is waiting for the search meanwhile. */
const TIMEOUT_MS = 5000;

/** Why the dialog's code couldn't be loaded: the host didn't answer, or a newer build has replaced the site. */
export type Loss = "unreachable" | "outdated";

/**
 * Finds out why a script couldn't be loaded, which the error itself doesn't say.
 *
 * If a host answers but no longer has the file, the site has been replaced by a newer build. Some hosts then send a
 * page instead of an error.
 *
 * @param error the rejection of `import()`; the bundler's runtime adds the address of the script.
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
