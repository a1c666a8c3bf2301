// Not wrapped: the framework has no page of results.
import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import { PageMetadata, useThemeConfig } from "@docusaurus/theme-common";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import hitsCss from "../../search/hits.css?text";
import { readSearchParams } from "../../search/links.ts";
import messagesCss from "../../search/messages.css?text";
import { LiveSearch } from "../../search/page/live-search.tsx";
import css from "../../search/page/page.css?text";
import { fillIn, shorten } from "../../search/texts.ts";
import { useSearchTexts } from "../../search/use-settings.ts";

/** Longest part of a query in the page's title, in characters. */
const LONGEST_QUERY = 100;

export default function SearchPage(): ReactNode {
  const texts = useSearchTexts();
  const { search } = useLocation();
  // The page is served without its query; scripts read it from the address.
  const { query } = readSearchParams(useIsBrowser() ? search : "");
  const title = query ? fillIn(texts.pageTitleFor, { query: shorten(query, LONGEST_QUERY) }) : texts.pageTitle;
  return (
    <Layout>
      <PageMetadata title={title} description={texts.pageDescription} />
      <Head>
        {/* Search engines must not index pages of results. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own styles, which must not be escaped */}
      <style dangerouslySetInnerHTML={{ __html: hitsCss + messagesCss + css }} />
      <main className="container search-page">
        <Heading as="h1">{title}</Heading>
        <WithoutScripts />
        <LiveSearch />
      </main>
    </Layout>
  );
}

/** Renders the sections of the site for a reader without JavaScript, in place of results. */
function WithoutScripts(): ReactNode {
  const texts = useSearchTexts();
  const { withBaseUrl } = useBaseUrlUtils();
  const sections = useThemeConfig().navbar.items.filter(({ to }) => typeof to === "string");
  return (
    <noscript>
      <p>{texts.withoutScripts}</p>
      <ul>
        {sections.map(({ to, label }) => (
          <li key={String(to)}>
            <a href={withBaseUrl(String(to))}>{String(label)}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
