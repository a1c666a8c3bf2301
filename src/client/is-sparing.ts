interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells whether a reader pays for each byte, or waits for it: nothing is fetched ahead for them. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
