import { useHistory } from "@docusaurus/router";
import { followLink, getList, preloadLink } from "@sdk-reference/get-list";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** The pages of the SDK's reference: a list in the sidebar that a reader can filter. */
export function SdkList({ pathname }: { readonly pathname: string }): ReactNode {
  const { push } = useHistory();
  const input = useRef<HTMLInputElement>(null);
  const filter = () => {
    for (const item of input.current?.nextElementSibling?.querySelectorAll("li") ?? []) {
      item.hidden = !(item.textContent ?? "").toLowerCase().includes(input.current?.value.toLowerCase() ?? "");
    }
  };
  // The list of another page isn't filtered yet.
  useLayoutEffect(filter);
  return (
    <>
      <input
        ref={input}
        className="sdk-filter"
        type="search"
        placeholder="Filter classes"
        aria-label="Filter classes"
        onInput={filter}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click; hover only preloads */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      <div
        className="sdk-list"
        onClick={(event) => followLink(event, push)}
        onMouseOver={preloadLink}
        onFocus={preloadLink}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own HTML, from the same origin
        dangerouslySetInnerHTML={{ __html: getList(pathname) }}
        suppressHydrationWarning
      />
    </>
  );
}
