import { useEffect } from "react";
import { useSearchProvider } from "../use-provider.ts";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Has what answers searches loaded as soon as the dialog's code is there, before the dialog is opened. */
export function SearchPreload(): null {
  const provider = useSearchProvider();
  useEffect(() => {
    if (!isSparing((navigator as { connection?: Connection }).connection)) {
      provider.preload();
    }
  }, [provider]);
  return null;
}

/** Readers who pay for each byte, or wait for it, may only have passed over the button. */
function isSparing(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
