import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from "@docusaurus/core/lib/client/ClientLifecyclesDispatcher";
import preload from "@docusaurus/core/lib/client/preload";
import { useHistory } from "@docusaurus/router";
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { __RouterContext as RouterContext } from "react-router";
import { showCurrentPage } from "../client/sidebar.ts";
import { toReadableHash } from "./addresses.ts";
import { showArticle } from "./article-html.ts";
import { findArticleRoot } from "./article-root.ts";
import { getArticle } from "./load-article.ts";
import { toArticlePath } from "./pages.ts";

type Location = ReturnType<typeof useHistory>["location"];

/** The page that a reader sees. */
interface Shown {
  readonly location: Location;
  readonly previousLocation: Location | null;
  /** Whether only the article has to change, because the previous page and the next one both have one. */
  readonly isInPlace: boolean;
}

/**
 * Keeps the previous page until the next one has loaded, and then shows its article first.
 *
 * This replaces the framework's module of the same name, which renders the whole page twice for each navigation before
 * any of it can be painted. Here, the article is put in place at once, and the frame around it (the sidebar's mark, the
 * navbar) follows when the browser has time.
 */
export default function PendingNavigation(props: {
  readonly location: Location;
  readonly children: ReactNode;
}): ReactNode {
  const history = useHistory();
  const location = useMemo(() => ({ ...props.location, hash: toReadableHash(props.location.hash) }), [props.location]);
  const shown = useLoadedLocation(location);
  const deferred = useDeferredValue(shown.location);
  const frame = shown.isInPlace ? deferred : shown.location;
  const isNext = shown.previousLocation !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the frame marks the current page
  useLayoutEffect(() => (isNext ? showCurrentPage() : undefined), [frame]);
  // Kept as long as the frame's location is the same, because each link reads this and would be rendered again.
  const router = useMemo(() => {
    const match = { path: "/", url: "/", params: {}, isExact: frame.pathname === "/" };
    return { history, location: frame, match };
  }, [history, frame]);
  return (
    <>
      <ArticleInPlace {...shown} />
      <ClientLifecyclesDispatcher previousLocation={shown.previousLocation} location={shown.location}>
        <RouterContext.Provider value={router}>{props.children}</RouterContext.Provider>
      </ClientLifecyclesDispatcher>
    </>
  );
}

/** Returns the location whose page has loaded last. Client modules are told of each navigation, and once of its end. */
function useLoadedLocation(location: Location): Shown {
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
    // Ends when the page is shown, or when the reader navigates elsewhere before that.
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
        setShown({ location, previousLocation, isInPlace: canShowInPlace(location) });
      }
    };
    if (canShowInPlace(location)) {
      show();
    } else {
      preload(location.pathname).then(show, loadWhole);
    }
    return end;
  }, [location]);
  return shown;
}

/** Shows the next article. It's a separate element, so this runs before the framework scrolls to the content. */
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

function canShowInPlace({ pathname }: Location): boolean {
  const path = toArticlePath(pathname);
  return path !== undefined && getArticle(path) !== undefined && findArticleRoot(document) !== undefined;
}

/** Does a full page load of the current address, because a page that can't be loaded may have been lost in a deploy. */
function loadWhole(error: unknown): void {
  console.warn(error);
  window.location.reload();
}
