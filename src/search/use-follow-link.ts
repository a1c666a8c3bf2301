import { useHistory } from "@docusaurus/router";
import type { MouseEvent } from "react";

/** Returns a handler that turns a plain click on a link of this site into navigation; the browser handles others. */
export function useFollowLink(href: string, onFollow: () => void): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isPlain) {
      onFollow();
      if (href.startsWith("/")) {
        event.preventDefault();
        history.push(href);
      }
    }
  };
}
