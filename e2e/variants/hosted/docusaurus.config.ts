import { withDefaultPosition } from "../../../config/navbar.ts";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/** The site with a hosted search service and its assistant, a search item in the navbar, and every option in use. */
export default createSiteConfig({
  themeConfig: {
    search: {
      appId: "TESTAPP",
      apiKey: "test-key",
      indexName: "test-index",
      // Nothing listens here; tests respond instead.
      hosts: ["http://127.0.0.1:4781"],
      searchPagePath: "find",
      externalUrlRegex: "^https://blog\\.example\\.org/",
      transformItems: "transform-items.ts",
      translations: { placeholder: "Search the handbook" },
      issueUrl: "https://example.org/report?query={query}",
      askAi: { assistantId: "test-assistant", searchParameters: { facetFilters: ["type:content"] } },
    },
    answers: { endpoint: "http://127.0.0.1:4783/chat" },
    navbar: {
      title: "Hosted",
      items: withDefaultPosition([
        { type: "search", position: "left" },
        { to: "/second", label: "Second page" },
      ]),
    },
  },
});
