import type { Article, IndexedPage, PageGroup } from "@docs/markdown";

/** Parts of the site in the order of its navigation, by the first part of their addresses. */
const PARTS: readonly (readonly [folder: string, title: string])[] = [
  ["", "Introduction"],
  ["/features", "Features"],
  ["/getting-started", "Getting started"],
  ["/extending", "Extending Dagger"],
  ["/cookbook", "Cookbook"],
  ["/reference", "Reference"],
];

const SDK_REFERENCE = "/reference/typescript";

/** Groups pages as the navigation does. The generated pages of the TypeScript SDK are a group of their own. */
export function groupPages(
  articles: readonly Article[],
  order: readonly string[],
): { readonly groups: readonly PageGroup[]; readonly reference: PageGroup } {
  const listed = articles.filter(({ isListed }) => isListed);
  const rank = new Map(order.map((url, index) => [url, index]));
  const sorted = [...listed].sort(
    (left, right) => (rank.get(left.url) ?? order.length) - (rank.get(right.url) ?? order.length),
  );
  const isGenerated = ({ url }: IndexedPage) => url.startsWith(`${SDK_REFERENCE}/`);
  const guides = sorted.filter((page) => !isGenerated(page));
  const partOf = ({ url }: IndexedPage) => `/${url.split("/")[1] ?? ""}`;
  const groups = PARTS.map(([folder, title]) => ({
    folder,
    title,
    pages: guides.filter((page) =>
      folder === "" ? !PARTS.some(([other]) => other === partOf(page)) : partOf(page) === folder,
    ),
  }));
  const reference = { folder: SDK_REFERENCE, title: "TypeScript SDK reference", pages: sorted.filter(isGenerated) };
  return { groups: groups.filter(({ pages }) => pages.length > 0), reference };
}
