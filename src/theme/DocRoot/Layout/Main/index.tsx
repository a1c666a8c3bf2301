// Not wrapped: the original is the page's main element. Here, that's what's beside the contents of the page
// (`DocItem/Layout`), so that the skip link skips those too.
import type { Props } from "@theme/DocRoot/Layout/Main";
import type { ReactNode } from "react";

export default function DocRootLayoutMain({ children }: Props): ReactNode {
  return <div className="doc-page">{children}</div>;
}
