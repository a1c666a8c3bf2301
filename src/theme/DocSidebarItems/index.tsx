// Wrapped: on the pages of the SDK's reference, its part of the sidebar comes first, because it's the list of them.
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import type { Props } from "@theme/DocSidebarItems";
import OriginalItems from "@theme-original/DocSidebarItems";
import type { ReactNode } from "react";
import { isSdkCategory } from "../../shell/sdk-list/is-sdk-category.ts";

export default function DocSidebarItems({ items, ...props }: Props): ReactNode {
  const rank = (item: PropSidebarItem) => Number(!isSdkCategory(item, props.activePath));
  return <OriginalItems {...props} items={[...items].sort((left, right) => rank(left) - rank(right))} />;
}
