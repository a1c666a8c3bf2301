// Wrapped: the browser's bundle finds the finished article by this element; see src/shell/README.md. The head also names
// the page's Markdown, which agents follow, and which the menu of the page copies.
import Head from "@docusaurus/Head";
import type { Props } from "@theme/DocItem";
import OriginalDocItem from "@theme-original/DocItem";
import type { ReactNode } from "react";
import { ARTICLE_CLASS } from "../../shell/article-root.ts";

export default function DocItem(props: Props): ReactNode {
  const { permalink } = props.content.metadata;
  return (
    <div className={ARTICLE_CLASS}>
      <Head>
        <link rel="alternate" type="text/markdown" href={toMarkdownAddress(permalink)} />
      </Head>
      <OriginalDocItem {...props} />
    </div>
  );
}

/** Returns the address of a page's Markdown, as `toTwinPath` of `packages/markdown` does without parsing HTML. */
function toMarkdownAddress(permalink: string): string {
  return permalink === "/" ? "/index.md" : `${permalink.replace(/\/$/, "")}.md`;
}
