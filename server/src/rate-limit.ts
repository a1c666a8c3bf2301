import type { Server } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/** Limits how often each address may ask. */
export interface RateLimit {
  /**
   * Counts a request.
   *
   * @returns 0 if it is allowed, or else the seconds after which another one will be.
   */
  take(address: string): number;
}

const MINUTE_MS = 60_000;

/** As many as a flood from one provider's network has, at a megabyte. */
const MOST_ADDRESSES = 10_000;

/**
 * Creates a token bucket for each address: `perMinute` requests at once, then one whenever its share of a minute has
 * passed. The addresses that asked longest ago are forgotten first, which can only let somebody ask earlier.
 *
 * @param options.mostAddresses addresses that are remembered, at some 100 bytes each
 */
export function createRateLimit({
  perMinute,
  now,
  mostAddresses = MOST_ADDRESSES,
}: {
  readonly perMinute: number;
  readonly now: () => number;
  readonly mostAddresses?: number;
}): RateLimit {
  const shareMs = MINUTE_MS / perMinute;
  /** When the bucket of each address is full again; oldest request first. */
  const fullAt = new Map<string, number>();

  return {
    take(address) {
      const time = now();
      const full = Math.max(fullAt.get(address) ?? time, time);
      const waitMs = full + shareMs - time - MINUTE_MS;
      // A little more than nothing, because shares of a minute aren't whole numbers.
      if (waitMs > 1) {
        return Math.ceil(waitMs / 1000);
      }
      fullAt.delete(address);
      fullAt.set(address, full + shareMs);
      const oldest = fullAt.keys().next();
      if (fullAt.size > mostAddresses && !oldest.done) {
        fullAt.delete(oldest.value);
      }
      return 0;
    },
  };
}

/** Limits how many answers are given at the same time. */
export interface ConcurrencyLimit {
  /**
   * Takes a place.
   *
   * @returns a function that frees it, once however often it is called; undefined if all places are taken.
   */
  take(): (() => void) | undefined;
  /** Returns how many places are taken. */
  taken(): number;
}

/** Creates a limit of so many answers at a time. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const taken = new Set<symbol>();
  return {
    take() {
      if (taken.size >= most) {
        return undefined;
      }
      const place = Symbol();
      taken.add(place);
      return () => void taken.delete(place);
    },
    taken: () => taken.size,
  };
}

/** Closes the connections that one address opens beyond so many, so that it can't take the places of all others. */
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

/** Parts of an IPv6 address that name a network; a household or a machine has all addresses below it. */
const NETWORK_PARTS = 4;

/**
 * Returns the address that a request is counted for: an IPv4 address, or the network (/64) of an IPv6 address.
 *
 * @param remote address at the other end of the connection
 * @param forwarded content of `X-Forwarded-For`, to which each proxy adds the address it got the request from
 * @param trustedProxies how many proxies the operator has before the server. With 0, the header is ignored, because
 *   anybody can send one.
 */
export function readClientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwarded ?? "").split(",").map((hop) => hop.trim());
  // Each trusted proxy wrote one entry, the last of them the last.
  const named = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return normalizeAddress(named) ?? normalizeAddress(remote) ?? "unknown";
}

function normalizeAddress(text: string | undefined): string | undefined {
  const address = text?.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (isIPv4(address)) {
    return address;
  }
  return isIPv6(address) ? expandIPv6(address).slice(0, NETWORK_PARTS).join(":") : undefined;
}

/** Writes all eight parts of an IPv6 address. */
function expandIPv6(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => "0"), ...last].map((part) => part.replace(/^0+(?=.)/, ""));
}
