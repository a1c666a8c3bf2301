import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { checkPort, listen } from "./listen.ts";

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
