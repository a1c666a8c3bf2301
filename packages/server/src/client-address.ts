import { isIPv4, isIPv6 } from "node:net";

/** Parts of an IPv6 address that name a network; a household or a machine has all addresses below it. */
const NETWORK_PARTS = 4;

/**
 * Says who asks, for counting: an IPv4 address, or the network (/64) of an IPv6 address.
 *
 * @param remote address at the other end of the connection
 * @param forwarded content of `X-Forwarded-For`, to which each proxy adds whom it got the request from
 * @param trustedProxies how many proxies of the operator stand before the server. With 0 the header is not believed:
 *   everybody can send one.
 */
export function readClientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwarded ?? "").split(",").map((hop) => hop.trim());
  // Each trusted proxy wrote one entry, the last of them the last.
  const named = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return normalise(named) ?? normalise(remote) ?? "unknown";
}

function normalise(text: string | undefined): string | undefined {
  const address = text?.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (isIPv4(address)) {
    return address;
  }
  return isIPv6(address) ? expand(address).slice(0, NETWORK_PARTS).join(":") : undefined;
}

/** Writes all eight parts of an IPv6 address. */
function expand(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => "0"), ...last].map((part) => part.replace(/^0+(?=.)/, ""));
}
