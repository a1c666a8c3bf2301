import { type Differences, startAll, type TestServer } from "../../packages/server/src/testing/start-all.ts";
import { redirect } from "./redirect.ts";
import { OPERATOR, readBuild } from "./sites.ts";
import { test as base } from "./test.ts";

/** The answer server, with a stand-in for the model behind it, and the pages of the variant as what it knows. */
export const test = base.extend<{ readonly serve: (differences?: Differences) => Promise<TestServer> }>({
  siteName: "answers-endpoint",
  serve: async ({ page, baseURL }, use) => {
    const servers: TestServer[] = [];
    await use(async (differences = {}) => {
      const site = await readBuild("answers-endpoint");
      const server = await startAll({ site, origins: [baseURL ?? ""], ...differences });
      servers.push(server);
      await redirect(page, OPERATOR.answers, server.url);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
  },
});
