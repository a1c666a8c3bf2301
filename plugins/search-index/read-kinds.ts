import type { LoadedContent } from "@docusaurus/plugin-content-docs";

/** Gives `kind` of the front matter by address; the HTML of a page does not say it. */
export function readKinds(content: LoadedContent | undefined, baseUrl: string): ReadonlyMap<string, string> {
  const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return new Map(
    docs.flatMap(({ permalink, frontMatter }) => {
      const kind = "kind" in frontMatter ? frontMatter.kind : undefined;
      const url = `/${permalink.slice(baseUrl.length)}`;
      return typeof kind === "string" ? [[url, kind] as const] : [];
    }),
  );
}
