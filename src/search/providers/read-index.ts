import { type IndexUrls, readManifest } from "./engine.ts";
import type { PreloadedFiles } from "./local-preload-entry.ts";

/**
 * Reads the files that a search begins with.
 *
 * @param baseUrl the site's, with a slash at its end.
 * @throws Error when one cannot be had or the manifest is another file; the index is judged where it is unpacked.
 */
export async function readIndex(baseUrl: string, { manifest, index }: PreloadedFiles): Promise<IndexUrls> {
  const [urls, content] = await Promise.all([
    readManifest(baseUrl, async () => (await expectOk(manifest)).json()),
    expectOk(index).then((response) => response.arrayBuffer()),
  ]);
  return { ...urls, index: content };
}

async function expectOk(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (!response.ok) {
    throw new Error(`Unexpected status ${response.status} of ${response.url}, expected 200. Build the site again.`);
  }
  return response;
}
