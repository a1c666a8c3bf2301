import { type ServerProcess, startServerProcess } from "../../server/testing/start-process.ts";
import { redirect } from "./redirect.ts";
import { OPERATOR, readBuild } from "./sites.ts";
import { test as base } from "./test.ts";

/** Starts the answer server with its own environment variables. */
type Serve = (env?: Readonly<Record<string, string>>) => Promise<ServerProcess>;

/** The answer server, with a stand-in for its model and the variant's pages as its documentation. */
export const test = base.extend<{ readonly serve: Serve }>({
  siteName: "answers-endpoint",
  serve: async ({ page, baseURL }, use) => {
    const servers: ServerProcess[] = [];
    await use(async (env = {}) => {
      const site = await readBuild("answers-endpoint");
      const server = await startServerProcess({
        ANSWERS_SITE: site,
        ANSWERS_ORIGINS: baseURL ?? "",
        ANSWERS_QUESTIONS_PER_MINUTE: "1000",
        ...env,
      });
      servers.push(server);
      await redirect(page, OPERATOR.answers, server.url);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
  },
});
