import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { startTexts } from "../../../config/search-start.ts";
import { countSections, findOwnHit, findSection, findSectionLabel, groupByPage, type HitGroup } from "../group-hits.ts";
import { HitText, Marked } from "../hit-text.tsx";
import { Icon } from "../icons.tsx";
import { toSearchParams } from "../links.ts";
import { ErrorMessage, LoadingMessage, NoResultsMessage } from "../messages.tsx";
import type { SearchAnswer } from "../provider.ts";
import { selectScreen } from "../state.ts";
import { countResults, fillIn } from "../texts.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearch } from "../use-search.ts";
import { useSearchSettings, useSearchTexts } from "../use-settings.ts";
import { useStartPlaces } from "../use-start-places.ts";

const PAGE_SIZE = 20;

/** Hits that are read to find those of one section, and the most of these that are shown. */
const [MOST_READ, MOST_OF_SECTION] = [500, 60];

interface ResultsProps {
  readonly query: string;
  /** Number of the page of results, from 1. */
  readonly page: number;
  readonly onSuggestion: (query: string) => void;
}

/** Renders the hits for a query, or places to start; only in a browser. */
export function Results({ query, page, onSuggestion }: ResultsProps): ReactNode {
  const { issueUrl } = useSearchSettings();
  const provider = useSearchProvider();
  const [section, setSection] = useState<string>();
  const part = section === undefined ? { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } : { limit: MOST_READ };
  // The dialog answers as fast as the reader types; here, the order of the results counts.
  const { state, retry } = useSearch(provider, query, { ...part, isPatient: true, isCounted: true });
  const screen = selectScreen(state);
  switch (screen.name) {
    case "start":
      return <Start />;
    case "loading":
      return <LoadingMessage />;
    case "error":
      return <ErrorMessage onRetry={retry} />;
    case "no-results":
      return <NoResultsMessage answer={screen.answer} issueUrl={issueUrl} onSuggestion={onSuggestion} />;
    case "results":
      return (
        <Hits
          answer={screen.answer}
          page={page}
          isPending={state.kind === "pending"}
          section={section}
          onSection={setSection}
        />
      );
  }
}

/** Renders the places to start, in rows like those of the dialog. */
function Start(): ReactNode {
  return (
    <section className="search-page-group search-page-start">
      <h2>{startTexts.places}</h2>
      <ul>
        {useStartPlaces().map(({ url, kind, title, hint }) => (
          <li key={url}>
            <Link to={url} className="search-page-hit">
              <Icon name={kind} />
              <span className="search-hit-line">
                <span className="search-hit-title">{title}</span>
                <span className="search-hit-trail">{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SectionsProps {
  readonly answer: SearchAnswer;
  /** The section whose hits are shown; undefined for all. */
  readonly section: string | undefined;
  readonly onSection: (section: string | undefined) => void;
}

/** Renders a button for each section of the site that has hits, with their number; it leaves only these. */
function Sections({ answer, section, onSection }: SectionsProps): ReactNode {
  const texts = useSearchTexts();
  const { items } = useThemeConfig().navbar;
  const counts = answer.urls && countSections(answer.urls, items);
  const labels = items
    .flatMap(({ to, label }) => (to && label ? [String(label)] : []))
    .filter((label) => !counts || counts.has(label) || label === section);
  return (
    <fieldset aria-label={texts.sections} className="search-page-sections">
      {[undefined, ...labels].map((label) => (
        <button key={label ?? ""} type="button" aria-pressed={label === section} onClick={() => onSection(label)}>
          {label ?? texts.allSections}
          {counts && <span aria-hidden="true">{label === undefined ? answer.total : (counts.get(label) ?? 0)}</span>}
        </button>
      ))}
    </fieldset>
  );
}

interface HitsProps extends SectionsProps {
  readonly page: number;
  readonly isPending: boolean;
}

function Hits({ answer, page, isPending, section, onSection }: HitsProps): ReactNode {
  const texts = useSearchTexts();
  const { items } = useThemeConfig().navbar;
  const count = useRef<HTMLParagraphElement>(null);
  const lastPage = useRef(page);
  // The next page of results starts at its top, both visually and for the keyboard.
  useEffect(() => {
    if (lastPage.current !== page) {
      lastPage.current = page;
      window.scrollTo(0, 0);
      count.current?.focus({ preventScroll: true });
    }
  }, [page]);
  const hits = answer.hits.filter((hit) => section === undefined || findSection(hit.pageUrl, items) === section);
  const total = section === undefined ? answer.total : hits.length;
  return (
    <div aria-busy={isPending} className={answer.isEarly ? "search-early" : undefined}>
      <div className="search-page-top">
        {answer.corrected && (
          <p className="search-page-corrected">
            {texts.corrected} <strong>{answer.corrected}</strong>
          </p>
        )}
        <Sections answer={answer} section={section} onSection={onSection} />
        <p ref={count} role="status" tabIndex={-1} className={answer.urls ? "search-unseen" : "search-page-count"}>
          {countResults(total, texts)}
        </p>
      </div>
      {groupByPage(hits.slice(0, MOST_OF_SECTION)).map((group) => (
        <Group key={group.pageUrl} group={group} />
      ))}
      {section === undefined && <Pager query={answer.query} page={page} pages={Math.ceil(total / PAGE_SIZE)} />}
    </div>
  );
}

function Group({ group }: { readonly group: HitGroup }): ReactNode {
  const { page, pageUrl, hits } = group;
  const section = findSectionLabel(group, useThemeConfig().navbar.items);
  // The heading of the group is the page itself.
  const own = findOwnHit(group);
  return (
    <section className="search-page-group">
      <h2>
        <Icon name={own?.kind ?? "page"} />
        <Link to={pageUrl}>{own ? <Marked segments={own.title} /> : page}</Link>
        {hits[0]?.label && <span className="search-hit-kind">{hits[0].label}</span>}
        {section && <span className="search-hit-section">{section}</span>}
      </h2>
      {own && (
        <div className="search-hit-body">
          <p className="search-hit-excerpt">
            <Marked segments={own.excerpt} />
          </p>
        </div>
      )}
      <ul>
        {hits
          .filter((hit) => hit !== own)
          .map((hit) => (
            <li key={hit.id}>
              <Link to={hit.url} className="search-page-hit">
                <Icon name={hit.kind} />
                <HitText hit={hit} />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface PagerProps {
  readonly query: string;
  readonly page: number;
  readonly pages: number;
}

function Pager({ query, page, pages }: PagerProps): ReactNode {
  const texts = useSearchTexts();
  const { pathname } = useLocation();
  if (pages < 2) {
    return null;
  }
  return (
    <nav className="pagination-nav search-page-pager" aria-label={texts.pages}>
      {page > 1 && (
        <Link
          to={pathname + toSearchParams(query, page - 1)}
          rel="prev"
          className="pagination-nav__link pagination-nav__link--prev"
        >
          <span className="pagination-nav__label">{texts.previousPage}</span>
        </Link>
      )}
      <span>{fillIn(texts.pageOf, { page, pages })}</span>
      {page < pages && (
        <Link
          to={pathname + toSearchParams(query, page + 1)}
          rel="next"
          className="pagination-nav__link pagination-nav__link--next"
        >
          <span className="pagination-nav__label">{texts.nextPage}</span>
        </Link>
      )}
    </nav>
  );
}
