/** How often each address may ask. */
export interface Rate {
  /**
   * Counts a request.
   *
   * @returns 0 when it may go on, else the seconds after which another one may.
   */
  take(address: string): number;
}

/** What a rate is made from. */
export interface RateOptions {
  readonly perMinute: number;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Addresses that are remembered. More of them cost memory, some 100 bytes each. */
  readonly mostAddresses?: number;
}

const MINUTE_MS = 60_000;

/** As many as a flood from one provider's network has, at a megabyte. */
const MOST_ADDRESSES = 10_000;

/**
 * Makes a token bucket for each address: `perMinute` requests at once, then one whenever its share of a minute has
 * passed. The addresses that asked longest ago are forgotten first, which can only let somebody ask earlier.
 */
export function createRate({ perMinute, now, mostAddresses = MOST_ADDRESSES }: RateOptions): Rate {
  const shareMs = MINUTE_MS / perMinute;
  /** When the bucket of each address is full again; oldest request first. */
  const fullAt = new Map<string, number>();

  return {
    take(address) {
      const time = now();
      const full = Math.max(fullAt.get(address) ?? time, time);
      const waitMs = full + shareMs - time - MINUTE_MS;
      // A little more than nothing, because shares of a minute are no whole numbers.
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
