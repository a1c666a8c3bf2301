// Wrapped: the original marks a link on its own page only. A link to the start of a part of the site, such as the SDK's
// reference, whose pages have no items of their own, is marked on every page of that part.
import type { Props } from "@theme/DocSidebarItem/Link";
import OriginalLink from "@theme-original/DocSidebarItem/Link";
import type { ComponentProps, ReactNode } from "react";

export default function Link(props: Props): ReactNode {
  const { item, activePath } = props;
  const isAbove =
    !item.docId && item.href.endsWith("/") && activePath !== item.href && activePath.startsWith(item.href);
  // A page below is not the link's own: "true" and not "page". The original hands what it does not know to the link.
  const above = { activePath: item.href, "aria-current": "true" } as Partial<ComponentProps<typeof OriginalLink>>;
  return <OriginalLink {...props} {...(isAbove ? above : {})} />;
}
