import { readChildren } from "@docs/content";
import type { RootContent } from "mdast";
import { createAddressWriter, type SiteAddresses, toKey, toTwinPath, twinLanguages } from "./addresses.ts";
import { sdkNames } from "./context.ts";
import type { Article } from "./read-article.ts";
import { type FrontMatter, renderTwin, type Twin } from "./render-twin.ts";
import { splitBySection } from "./split-by-section.ts";
import { toFlow } from "./to-flow.ts";

/** The product, as the note above each twin names it. */
export interface Product {
  readonly name: string;
  readonly version: string;
}

/** A file of the build that holds a twin. */
export interface TwinFile extends Twin {
  /** Path from the site's root, such as `/features/caching.md`. */
  readonly path: string;
  readonly sdk?: string;
}

/** Characters above which a twin in one language is split, since some agents cut what they fetch not far above. */
export const LARGEST_TWIN = 45_000;

/**
 * Renders all twins of a page: one with every language, and one per SDK language if it differs by language.
 *
 * A page without languages that's too large for one answer becomes a twin with its introduction and its sections'
 * addresses, and a twin per section. The twin with every language stays whole, because its languages are its parts.
 */
export function renderPage(article: Article, site: SiteAddresses, product: Product, updated?: string): TwinFile[] {
  const variants = article.hasLanguages ? [undefined, ...twinLanguages] : [undefined];
  return variants.flatMap((sdk) => {
    const others = variants.filter((variant) => variant !== sdk);
    const siblings = others.map((other) => [other ?? "all", site.siteUrl + toTwinPath(article.url, other)] as const);
    const { title, description, kind } = article;
    const address = {
      url: site.siteUrl + article.url,
      version: product.version,
      siblings: Object.fromEntries(siblings),
    };
    const matter: FrontMatter = { title, description, kind, updated, ...address, sdk };
    const toAddress = createAddressWriter(site, article.url, sdk);
    const children = toFlow(readChildren(article.body), { sdk, toAddress, memberDepth: 4 });
    const note = noteOf(site, product, sdk);
    const twin = renderTwin(children, matter, note);
    const whole = { ...twin, path: toTwinPath(article.url, sdk), ...(sdk ? { sdk } : {}) };
    const isSplit = !article.hasLanguages && twin.markdown.length > LARGEST_TWIN;
    return isSplit ? renderParts(children, matter, note, site, toKey(article.url)) : [whole];
  });
}

/** Renders a page as its introduction and a twin per section. */
function renderParts(
  children: readonly RootContent[],
  matter: FrontMatter,
  note: string,
  { siteUrl }: SiteAddresses,
  url: string,
): TwinFile[] {
  const { introduction, parts } = splitBySection(children, (id) => `${siteUrl}${url}/${id}.md`);
  const main = renderTwin(introduction, matter, note);
  return [
    { ...main, path: toTwinPath(url) },
    ...parts.map(({ id, heading, children: inside }) => {
      const own = { ...matter, title: `${matter.title}: ${heading}`, url: `${matter.url}#${id}` };
      return {
        ...renderTwin(inside, own, `${note} This is a section of ${siteUrl}${toTwinPath(url)}`),
        path: `${url}/${id}.md`,
      };
    }),
  ];
}

/** Says what the twin covers, and where to find the others. */
function noteOf({ siteUrl }: SiteAddresses, { name, version }: Product, sdk: string | undefined): string {
  const language = sdk ? ` Programs and signatures are in ${sdkNames[sdk]}.` : "";
  return `${name} ${version}.${language} Every page: ${siteUrl}/llms.txt`;
}
