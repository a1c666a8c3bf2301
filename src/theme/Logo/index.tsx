// Rewritten, but still uses the original: the logo is inline SVG in the text's color, so no second image is loaded for
// dark mode. Without a title or with a configured image, the original takes over.
import Link from "@docusaurus/Link";
import { useThemeConfig } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { Props } from "@theme/Logo";
import OriginalLogo from "@theme-original/Logo";
import type { ReactNode } from "react";

export default function Logo(props: Props): ReactNode {
  const { imageClassName, titleClassName, ...rest } = props;
  const { title, logo } = useThemeConfig().navbar;
  const home = useBaseUrl("/");
  if (logo || !title) {
    return <OriginalLogo {...props} />;
  }
  return (
    <Link to={home} {...rest}>
      <svg className="site-mark" width="26" height="26" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 1.5 15 8v7l-3 7.5L9 15V8z" fill="currentColor" />
        <path d="M4 12h4M16 12h4" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="3.2" cy="12" r="1.9" className="site-mark-node" />
        <circle cx="20.8" cy="12" r="1.9" className="site-mark-node" />
      </svg>
      <span className={titleClassName}>{title}</span>
    </Link>
  );
}
