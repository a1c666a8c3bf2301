import { listen } from "./listen.ts";
import type { ServeOptions } from "./read-options.ts";
import { createStaticServer } from "./static-server.ts";

/** Serves a build until the process is ended, and prints its address. */
export async function serveSite({ port, dir }: ServeOptions): Promise<undefined> {
  await listen(createStaticServer({ dir }), port);
  console.log(`The site is at http://localhost:${port} (Ctrl+C ends it).`);
}
