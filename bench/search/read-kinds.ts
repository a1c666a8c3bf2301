import { readPages } from "@docs/pages";

/** Returns `kind` from each page's front matter by address, as the build passes it to the index. */
export function readKindsOfDocs(): ReadonlyMap<string, string> {
  const { pages } = readPages();
  return new Map(
    pages.flatMap(({ file, frontMatter }) => {
      const kind = frontMatter.fields.get("kind")?.value;
      const url = `/${file.replace(/^docs\//, "").replace(/(?:^|\/)index\.mdx$|\.mdx$/, "")}`;
      const addresses = [url, frontMatter.fields.get("slug")?.value ?? url];
      return kind ? addresses.map((address) => [address, kind] as const) : [];
    }),
  );
}
