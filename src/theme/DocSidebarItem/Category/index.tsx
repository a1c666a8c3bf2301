// Wrapped: the original makes the heading of an always-open category a link without an address, which confuses search
// engines and screen readers. Categories that collapse or have a page still use the original. On the pages of the SDK's
// reference, the list of its classes follows the link to its start.
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocSidebarItem/Category";
import DocSidebarItems from "@theme/DocSidebarItems";
import OriginalCategory from "@theme-original/DocSidebarItem/Category";
import type { ReactNode } from "react";
import { SdkList } from "../../../shell/sdk-list/index.tsx";
import { isSdkCategory } from "../../../shell/sdk-list/is-sdk-category.ts";

export default function Category(props: Props): ReactNode {
  const { item, level, activePath, onItemClick } = props;
  if (item.collapsible || item.href) {
    return <OriginalCategory {...props} />;
  }
  const names = [
    ThemeClassNames.docs.docSidebarItemCategory,
    ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
    "menu__list-item",
    item.className,
  ];
  return (
    <li className={names.filter(Boolean).join(" ")}>
      <p className="menu__caption">{item.label}</p>
      <ul className="menu__list" aria-label={item.label}>
        <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} onItemClick={onItemClick} />
      </ul>
      {isSdkCategory(item, activePath) && <SdkList pathname={activePath} />}
    </li>
  );
}
