import { chmod, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listProbes } from "./probes.ts";
import { runProbe } from "./run-probe.ts";
import { type HostName, isInstalled, type RunningHost, startHost } from "./start-host.ts";
import { PAGES, writeSite } from "./testing.ts";

/** Fewest things that are looked at on each host. */
const LEAST_ASSERTIONS = 60;

const START_TIMEOUT_MS = 90_000;

/** Those that this machine has. The configuration of all others is compared with what was tested. */
const HOSTS = (["own server", "nginx", "caddy", "wrangler"] as const satisfies readonly HostName[]).filter(isInstalled);

let root: string;

beforeAll(async () => {
  root = await writeSite();
  // The workers of nginx run as another user.
  await chmod(root, 0o755);
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(HOSTS)("%s", (name) => {
  let host: RunningHost | undefined;

  beforeAll(async () => {
    host = await startHost(name, root);
  }, START_TIMEOUT_MS);

  afterAll(() => host?.stop());

  test("serves the build as the table says", async () => {
    const dir = path.join(root, "build");
    const probes = [
      ...listProbes(dir, PAGES),
      { path: "/old?sdk=go", status: 301, headers: { location: /^\/features\/caching(?:\?sdk=go)?$/ } },
    ];
    const results = [];
    for (const probe of probes) {
      results.push(await runProbe(host?.origin ?? "", dir, probe));
    }
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    expect(results.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(LEAST_ASSERTIONS);
  });

  test("a copy that hasn't changed isn't sent again", async () => {
    const address = `${host?.origin}${PAGES.plain}`;
    const { headers } = await fetch(address);
    const again = await fetch(address, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });
});
