import { afterEach } from "vitest";
import { type Differences, startAll, type TestServer } from "./start-all.ts";

/** What a request that was refused is told. */
export interface Refusal {
  readonly status: number;
  readonly failure?: string;
  readonly message?: string;
}

/** Gives each test of a file a server of its own when it asks for one, and ends it after the test. */
export function serverPerTest() {
  let server: TestServer | undefined;

  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  return {
    async start(differences?: Differences): Promise<TestServer> {
      server = await startAll(differences);
      return server;
    },
    /** Sends a request to the test's server, or to another one, and gives what is said of it. */
    async send(init: RequestInit, at: TestServer | undefined = server): Promise<Refusal> {
      const response = await fetch(at?.url ?? "", init);
      const { error } = response.ok ? { error: {} } : await response.json();
      await response.body?.cancel().catch(() => undefined);
      return { status: response.status, ...error };
    },
  };
}
