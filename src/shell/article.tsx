import Head from "@docusaurus/Head";
import { useHistory, useLocation } from "@docusaurus/router";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { showPageClasses } from "./article-html.ts";
import { ARTICLE_CLASS } from "./article-root.ts";
import { FIRST_PATH, getArticle } from "./load-article.ts";
import { findPageLink, toArticleKey } from "./pages.ts";
import { preloadArticle, preloadVisibleLinks } from "./preload.ts";

/** Shows an article that has been loaded, as the HTML that the server made of it. */
export function Article(): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  // Kept for as long as the page is shown: others that are loaded ahead meanwhile may evict it.
  const path = toArticleKey(pathname);
  const article = useMemo(() => getArticle(path), [path]);
  // The first article's, and never another's: the next one is in place before this is rendered (PendingNavigation), and
  // new markup would undo what the reader has opened or chosen in it.
  const [markup] = useState({ __html: article?.html ?? "" });
  const root = useRef<HTMLDivElement>(null);
  // With the article rather than a frame later, as <Head> does: the whole page would be styled twice.
  useLayoutEffect(() => showPageClasses(article?.className ?? ""), [article]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => (root.current ? preloadVisibleLinks(root.current) : undefined), [pathname]);
  useEffect(() => {
    // The framework loads a page before it shows it; the browser loads one that is shown without that. It doesn't load
    // the page again that it has just loaded, because that would come without an article again and again.
    if (!article && path !== FIRST_PATH) {
      window.location.reload();
    }
  }, [article, path]);
  if (!article) {
    return null;
  }
  return (
    <HtmlClassNameProvider className={article.className}>
      {/* Tags as data, because those of a page are known only while the site runs. */}
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

/** Lets a plain click on a link to another page of the site change the page without a reload. */
function followLink(event: MouseEvent, push: (path: string) => void): void {
  const link = findPageLink(event);
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && isPlain && !event.defaultPrevented && !link.target) {
    event.preventDefault();
    push(link.pathname + link.search + link.hash);
  }
}

function preloadLink(event: SyntheticEvent): void {
  const link = findPageLink(event);
  if (link) {
    preloadArticle(link.href);
  }
}
