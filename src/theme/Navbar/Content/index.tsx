// Wrapped: the not-found page is one file for every address, so its navbar is served without an active item, and
// hydration doesn't change attributes. A new key makes React recreate the navbar once the address is known.
import { useActiveDocContext } from "@docusaurus/plugin-content-docs/client";
import useIsBrowser from "@docusaurus/useIsBrowser";
import OriginalContent from "@theme-original/Navbar/Content";
import type { ReactNode } from "react";

export default function NavbarContent(): ReactNode {
  const isBrowser = useIsBrowser();
  const isFound = useActiveDocContext(undefined).activeDoc !== undefined;
  return <OriginalContent key={isFound || !isBrowser ? "as-served" : "as-addressed"} />;
}
