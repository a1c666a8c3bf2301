import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { checkPort, listen, readServeOptions } from "./serve-site.ts";

test.each([
  [[], { port: 3000, dir: "build" }],
  [["--port", "8080"], { port: 8080, dir: "build" }],
  [["--port=8080", "--dir", "out"], { port: 8080, dir: "out" }],
])("%j gives %j", (args, expected) => {
  expect(readServeOptions(args)).toEqual(expected);
});

test.each([
  [["--port", "three"], 'Unexpected --port "three", expected a whole number from 1 to 65535.'],
  [["--port", "70000"], 'Unexpected --port "70000", expected a whole number from 1 to 65535.'],
  [["--prot", "3000"], "Unknown option '--prot'"],
  [["--port"], "argument missing"],
])("%j is refused: %s", (args, message) => {
  expect(() => readServeOptions(args)).toThrow(message);
});

test("a taken port names itself, the option and another port, and a free one is left free", async () => {
  const server = createServer();
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is taken by another program, expected a free one. End that program or choose another port: --port ${port + 1}.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await checkPort(port);
  await checkPort(port);
});
