// Wrapped: the original is in every page, but only a toggle that offers the system's choice ever shows it.
import { useThemeConfig } from "@docusaurus/theme-common";
import type { Props } from "@theme/Icon/SystemColorMode";
import OriginalIcon from "@theme-original/Icon/SystemColorMode";
import type { ReactNode } from "react";

export default function IconSystemColorMode(props: Props): ReactNode {
  return useThemeConfig().colorMode.respectPrefersColorScheme ? <OriginalIcon {...props} /> : null;
}
