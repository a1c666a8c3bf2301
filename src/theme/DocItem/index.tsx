// Wrapped: the browser's bundle finds the finished article by this element; see src/shell/README.md.
import type { Props } from "@theme/DocItem";
import OriginalDocItem from "@theme-original/DocItem";
import type { ReactNode } from "react";
import { ARTICLE_CLASS } from "../../shell/article-root.ts";

export default function DocItem(props: Props): ReactNode {
  return (
    <div className={ARTICLE_CLASS}>
      <OriginalDocItem {...props} />
    </div>
  );
}
