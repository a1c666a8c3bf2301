import { readPages } from "../../scripts/read-pages.ts";

/** Gives `kind` of each page's front matter by address, as the build hands it to the index. */
export function readKindsOfDocs(): ReadonlyMap<string, string> {
  const { pages } = readPages();
  return new Map(
    pages.flatMap(({ file, frontMatter }) => {
      const kind = frontMatter.fields.get("kind")?.value;
      const url = `/${file.replace(/^docs\//, "").replace(/(?:^|\/)index\.mdx$|\.mdx$/, "")}`;
      return kind ? [[url, kind] as const] : [];
    }),
  );
}
