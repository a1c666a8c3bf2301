import Head from "@docusaurus/Head";
import { useHistory, useLocation } from "@docusaurus/router";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ARTICLE_CLASS } from "./article-root.ts";
import { followLink, preloadLink } from "./follow-link.ts";
import { FIRST_PATH, getArticle } from "./load-article.ts";
import { toArticleKey } from "./pages.ts";
import { preloadVisibleLinks } from "./preload.ts";

/** Renders an article that has been loaded, as the HTML that the server generated. */
export function Article(): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  // Kept as long as the page is shown, because articles that are preloaded in the meantime may evict it.
  const path = toArticleKey(pathname);
  const article = useMemo(() => getArticle(path), [path]);
  // This is always the first article's markup: the next one is in place before this is rendered (`PendingNavigation`),
  // and new markup would undo what the reader has opened or chosen in it.
  const [markup] = useState({ __html: article?.html ?? "" });
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => (root.current ? preloadVisibleLinks(root.current) : undefined), [pathname]);
  useEffect(() => {
    // The framework loads a page before it shows it, so if a page is shown without having been loaded, the browser
    // loads it. The page that the browser has just loaded isn't reloaded, because it would come without an article
    // again and again.
    if (!article && path !== FIRST_PATH) {
      window.location.reload();
    }
  }, [article, path]);
  if (!article) {
    return null;
  }
  return (
    <HtmlClassNameProvider className={article.className}>
      {/* The tags are data, because a page's tags are known only at run time. */}
      <Head {...article.head}>{null}</Head>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click; hover and touch only preload */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      <div
        ref={root}
        className={ARTICLE_CLASS}
        onClick={(event) => followLink(event, history.push)}
        onMouseOver={preloadLink}
        onTouchStart={preloadLink}
        onFocus={preloadLink}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own HTML, from the same origin
        dangerouslySetInnerHTML={markup}
        suppressHydrationWarning
      />
    </HtmlClassNameProvider>
  );
}
