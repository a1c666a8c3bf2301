interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Checks whether a reader pays for each byte, or waits for it; nothing is prefetched for them. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
