// Wrapped: the original doesn't close on Escape, unlike everything else that opens over the page.
import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import OriginalMobileSidebar from "@theme-original/Navbar/MobileSidebar";
import { type ReactNode, useEffect } from "react";
import { isSearchOpen } from "../../../search/shortcuts.ts";

export default function MobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return;
    }
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      // A search that was opened above the drawer handles the key itself.
      if (key === "Escape" && !isComposing && !isSearchOpen()) {
        toggle();
        document.querySelector<HTMLElement>(".navbar__toggle")?.focus({ preventScroll: true });
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [shown, toggle]);
  return <OriginalMobileSidebar />;
}
