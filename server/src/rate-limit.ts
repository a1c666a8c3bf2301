import type { Server } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/** Limits how often each address may ask. */
export interface RateLimit {
  /**
   * Counts a request.
   *
   * @returns 0 if the request is allowed, or else the seconds until the next one will be.
   */
  take(address: string): number;
}

const MINUTE_MS = 60_000;

/** Enough for a flood from one provider's network, at a cost of a megabyte. */
const MOST_ADDRESSES = 10_000;

/**
 * Creates a token bucket for each address: `perMinute` requests at once, and then one more after each share of a
 * minute. The addresses that asked longest ago are forgotten first, which can only let somebody ask earlier.
 *
 * @param options.mostAddresses number of addresses to remember, at about 100 bytes each
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
  /** When each address's bucket will be full again, oldest request first. */
  const fullAt = new Map<string, number>();

  return {
    take(address) {
      const time = now();
      const full = Math.max(fullAt.get(address) ?? time, time);
      const waitMs = full + shareMs - time - MINUTE_MS;
      // Slightly more than zero, because shares of a minute aren't whole numbers.
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

/** Limits how many answers run at the same time. */
export interface ConcurrencyLimit {
  /**
   * Takes a slot.
   *
   * @returns a function that frees the slot, and does so only once even if it's called repeatedly; undefined if all
   * slots are taken.
   */
  take(): (() => void) | undefined;
  /** Returns the number of taken slots. */
  taken(): number;
}

/** Creates a limit for the number of simultaneous answers. */
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

/** Closes connections beyond a maximum per address, because one address could otherwise take all of them. */
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

/**
 * Number of parts that identify the network of an IPv6 address. A household or machine has all addresses in its
 * network.
 */
const NETWORK_PARTS = 4;

/**
 * Returns the address that a request counts toward: an IPv4 address, or the network (/64) of an IPv6 address.
 *
 * @param remote address at the other end of the connection
 * @param forwarded content of `X-Forwarded-For`, to which each proxy adds the address that it received the request from
 * @param trustedProxies number of the operator's proxies in front of the server. With 0, the header is ignored, because
 * anybody can send one.
 */
export function readClientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwarded ?? "").split(",").map((hop) => hop.trim());
  // Each trusted proxy appended one entry, so the last entry is from the last proxy.
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

/** Expands an IPv6 address to all eight parts. */
function expandIPv6(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => "0"), ...last].map((part) => part.replace(/^0+(?=.)/, ""));
}
