import { readFileSync } from "node:fs";
import path from "node:path";
import type { Probe } from "./probes.ts";

/** What was looked at in an answer, and what's wrong with it. */
export interface ProbeResult {
  readonly count: number;
  readonly problems: readonly string[];
}

/** Sends a request to a host, and lists what's wrong with the answer. */
export async function runProbe(origin: string, dir: string, probe: Probe): Promise<ProbeResult> {
  const { method = "GET", accept = "text/html", encoding = "identity" } = probe;
  const response = await fetch(origin + probe.path, {
    method,
    redirect: "manual",
    headers: { accept, "accept-encoding": encoding },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const isExpected = [probe.status].flat().includes(response.status);
  const problems = [
    ...(isExpected ? [] : [`status ${response.status}, expected ${probe.status}`]),
    ...checkHeaders(response, origin, probe),
    ...(method === "GET" ? checkBody(body, dir, probe) : []),
  ];
  return {
    count: 1 + Object.keys(probe.headers ?? {}).length + (probe.file === undefined ? 0 : 1),
    problems: problems.map((problem) => `${method} ${probe.path} (Accept: ${accept}, ${encoding}): ${problem}`),
  };
}

function checkHeaders(response: Response, origin: string, { headers = {} }: Probe): readonly string[] {
  return Object.entries(headers).flatMap(([name, expected]) => {
    const found = readHeader(response, origin, name);
    const isRight = expected instanceof RegExp ? expected.test(found ?? "") : found === expected;
    return isRight ? [] : [`${name} is ${found ?? "missing"}, expected ${expected ?? "none"}`];
  });
}

/** Reads a header; an address of the host itself counts as its path. */
function readHeader(response: Response, origin: string, name: string): string | undefined {
  const value = response.headers.get(name) ?? undefined;
  return name === "location" && value?.startsWith(origin) ? value.slice(origin.length) : value;
}

function checkBody(body: Buffer, dir: string, { file, start = "" }: Probe): readonly string[] {
  const isFile = file === undefined || body.equals(readFileSync(path.join(dir, file)));
  const isRight = isFile && body.toString().startsWith(start);
  const expected = file === undefined ? JSON.stringify(start) : `the content of ${file}`;
  return isRight ? [] : [`${body.length} bytes "${body.subarray(0, 60)}", expected ${expected}`];
}
