import type { Server } from "node:http";
import { readClientAddress } from "./client-address.ts";

/** Closes what one address opens beyond so many connections at a time, so that it can't take the places of all others. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = readClientAddress(socket.remoteAddress, undefined, 0);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) {
        open.delete(address);
      } else {
        open.set(address, left);
      }
    });
  });
}
