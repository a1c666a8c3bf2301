import { escapeHtml } from "@docs/pages";

/** Renders the OpenSearch 1.1 description that lets a browser offer the site's search in its address bar. */
export function renderOpenSearch({ title, pageUrl }: { readonly title: string; readonly pageUrl: string }): string {
  const name = escapeHtml(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search the documentation of ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escapeHtml(pageUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
