import { useThemeConfig } from "@docusaurus/theme-common";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { useSearchTexts } from "../use-settings.ts";

/** What a reader without JavaScript gets instead of results: the ways in. */
export function WithoutScripts(): ReactNode {
  const texts = useSearchTexts();
  const { withBaseUrl } = useBaseUrlUtils();
  const sections = useThemeConfig().navbar.items.filter(({ to }) => typeof to === "string");
  return (
    <noscript>
      <p>{texts.withoutScripts}</p>
      <ul>
        {sections.map(({ to, label }) => (
          <li key={String(to)}>
            <a href={withBaseUrl(String(to))}>{String(label)}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
