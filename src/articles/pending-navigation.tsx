import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from "@docusaurus/core/lib/client/ClientLifecyclesDispatcher";
import preload from "@docusaurus/core/lib/client/preload";
import { useHistory } from "@docusaurus/router";
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { __RouterContext as RouterContext } from "react-router";
import { showCurrentPage } from "../client/sidebar.ts";
import { toArticlePath } from "./article-paths.ts";
import { findArticleRoot } from "./article-root.ts";
import { getArticle } from "./load-article.ts";
import { toReadableHash } from "./readable-hash.ts";
import { showArticle } from "./show-article.ts";

type Location = ReturnType<typeof useHistory>["location"];

/** The page that a reader sees. */
interface Shown {
  readonly location: Location;
  readonly previousLocation: Location | null;
  /** Whether only the article has to change for the page to be there, because there is an article before and after. */
  readonly isInPlace: boolean;
}

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Keeps the page of before until the next one has been loaded, and then shows its article first.
 *
 * Stands in for the framework's module of that name, which renders the whole page twice for each navigation: once with
 * the location of before, and once with the next one before any of it can be painted. Here the article is put in place
 * at once, and the frame around it (the sidebar's mark, the navbar) follows when the browser has the time.
 */
export default function PendingNavigation({ location: asked, children }: Props): ReactNode {
  const history = useHistory();
  const location = useMemo(() => ({ ...asked, hash: toReadableHash(asked.hash) }), [asked]);
  const [shown, setShown] = useState<Shown>(() => {
    dispatchLifecycleAction("onRouteUpdate", { previousLocation: null, location });
    return { location, previousLocation: null, isInPlace: false };
  });
  const requested = useRef(location);

  useLayoutEffect(() => {
    const previousLocation = requested.current;
    if (location === previousLocation) {
      return undefined;
    }
    requested.current = location;
    const finish = dispatchLifecycleAction("onRouteUpdate", { previousLocation, location });
    // Ends once: when the page is shown, or when the reader goes elsewhere before that.
    let isPending = true;
    const end = () => {
      if (isPending) {
        isPending = false;
        finish();
      }
    };
    const show = () => {
      if (isPending) {
        end();
        setShown({ location, previousLocation, isInPlace: hasArticleAndPlace(location) });
      }
    };
    if (hasArticleAndPlace(location)) {
      show();
    } else {
      preload(location.pathname).then(show, loadWhole);
    }
    return end;
  }, [location]);

  const deferred = useDeferredValue(shown.location);
  const frame = shown.isInPlace ? deferred : shown.location;
  const isNext = shown.previousLocation !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the frame says which page is the current one
  useLayoutEffect(() => (isNext ? showCurrentPage() : undefined), [frame]);
  // Kept for as long as the frame's location is the same: each link reads this and would be rendered again.
  const router = useMemo(() => {
    const match = { path: "/", url: "/", params: {}, isExact: frame.pathname === "/" };
    return { history, location: frame, match };
  }, [history, frame]);
  return (
    <>
      <ArticleInPlace {...shown} />
      <ClientLifecyclesDispatcher previousLocation={shown.previousLocation} location={shown.location}>
        <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
      </ClientLifecyclesDispatcher>
    </>
  );
}

/** Puts the article in place; an element of its own, so that this comes before the framework scrolls to what is there. */
function ArticleInPlace({ location, isInPlace }: Shown): ReactNode {
  const path = toArticlePath(location.pathname);
  const last = useRef(path);
  useLayoutEffect(() => {
    const article = path !== undefined && path !== last.current && isInPlace ? getArticle(path) : undefined;
    last.current = path;
    if (article) {
      showArticle(article);
    }
  }, [path, isInPlace]);
  return null;
}

function hasArticleAndPlace({ pathname }: Location): boolean {
  const path = toArticlePath(pathname);
  return path !== undefined && getArticle(path) !== undefined && findArticleRoot(document) !== undefined;
}

/** What can't be had may have been lost in a deploy: the browser loads the page that its address names already. */
function loadWhole(error: unknown): void {
  console.warn(error);
  window.location.reload();
}
