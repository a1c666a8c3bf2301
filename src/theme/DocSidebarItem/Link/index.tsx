// Wrapped: the original marks a link only on its own page. A link to the start of a part of the site, such as the SDK
// reference, whose pages aren't listed in the sidebar, is marked on every page of that part.
import type { Props } from "@theme/DocSidebarItem/Link";
import OriginalLink from "@theme-original/DocSidebarItem/Link";
import type { ComponentProps, ReactNode } from "react";

export default function Link(props: Props): ReactNode {
  const { item, activePath } = props;
  const isAbove =
    !item.docId && item.href.endsWith("/") && activePath !== item.href && activePath.startsWith(item.href);
  // The value isn't "page", because a page below isn't the link's own. The original passes unknown props to the link.
  const above = { activePath: item.href, "aria-current": "true" } as Partial<ComponentProps<typeof OriginalLink>>;
  return <OriginalLink {...props} {...(isAbove ? above : {})} />;
}
