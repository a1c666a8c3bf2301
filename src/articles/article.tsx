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
import { toArticleKey } from "./article-paths.ts";
import { ARTICLE_CLASS } from "./article-root.ts";
import { isPageLink } from "./internal-link.ts";
import { FIRST_PATH, getArticle } from "./load-article.ts";
import { preloadVisibleLinks } from "./preload-links.ts";
import { showClassName } from "./show-article.ts";

/** Shows an article that has been loaded, as the HTML that the server made of it. */
export function Article(): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  // Kept for as long as the page is shown: others that are loaded ahead meanwhile may push it out of what is kept.
  const path = toArticleKey(pathname);
  const article = useMemo(() => getArticle(path), [path]);
  // That of the first article, and never another: the next one is in place before this is rendered (PendingNavigation),
  // and new markup would undo what the reader has opened or chosen in it.
  const [markup] = useState({ __html: article?.html ?? "" });
  const root = useRef<HTMLDivElement>(null);
  // With the article rather than a frame later, as <Head> does: the whole page would get its styles twice.
  useLayoutEffect(() => showClassName(article?.className ?? ""), [article]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => (root.current ? preloadVisibleLinks(root.current) : undefined), [pathname]);
  useEffect(() => {
    // The framework loads before it shows; a page that is shown without that is loaded by the browser. Not one that the
    // browser has just loaded, because it would come without an article again and again.
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
/** Lets a plain click on a link to another page of the site change the page without loading it anew. */
function followLink(event: MouseEvent, push: (path: string) => void): void {
  const link = findInternalLink(event);
  const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link && isPlain && !event.defaultPrevented && !link.target) {
    event.preventDefault();
    push(link.pathname + link.search + link.hash);
  }
}

function preloadLink(event: SyntheticEvent): void {
  const link = findInternalLink(event);
  if (link) {
    window.docusaurus.preload(link.pathname);
  }
}

function findInternalLink({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link && isPageLink(link) ? link : undefined;
}
