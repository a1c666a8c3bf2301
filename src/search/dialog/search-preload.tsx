import { useEffect } from "react";
import { isSparing } from "../../client/is-sparing.ts";
import { useSearchProvider } from "../use-provider.ts";

/** Has what answers searches loaded as soon as the dialog's code is there, before the dialog is opened. */
export function SearchPreload(): null {
  const provider = useSearchProvider();
  useEffect(() => {
    if (!isSparing()) {
      provider.preload();
    }
  }, [provider]);
  return null;
}
