import type { UserThemeConfig } from "@docusaurus/theme-common";
import { daggerVersion, productName } from "../data/version.ts";
import { withDefaultPosition } from "./navbar.ts";
import type { SearchConfig } from "./search.ts";
import { archiveUrl } from "./section-hints.ts";

const navbarItems = withDefaultPosition([
  {
    position: "left",
    to: "/",
    label: "Introduction",
    activeBaseRegex: "^/(?:runs/)?(?:$|(?:use-cases|examples|faq|quality|features)(?:/|$))",
  },
  {
    position: "left",
    to: "/getting-started",
    label: "Getting Started",
    activeBaseRegex: "^/(?:runs/)?(?:getting-started|integrations|types)(?:/|$)",
  },
  {
    position: "left",
    to: "/extending",
    label: `Extending ${productName}`,
    activeBaseRegex: "^/(?:runs/)?extending(?:/|$)",
  },
  { position: "left", to: "/reference", label: "Reference", activeBaseRegex: "^/(?:runs/)?reference(?:/|$)" },
  { position: "left", to: "/cookbook", label: "Cookbook", activeBaseRegex: "^/(?:runs/)?cookbook(?:/|$)" },
  { href: "https://dagger.io/cloud", label: `Try ${productName} Cloud`, className: "navbar-cloud" },
]);

/** Everything that a reader sees around an article. */
export const themeConfig: UserThemeConfig & { readonly search: SearchConfig } = {
  announcementBar: {
    id: "new-docs-site",
    content: `A new docs site has launched. The previous version stays in the <a href="${archiveUrl}">archive</a>.`,
    backgroundColor: "var(--site-accent-soft)",
    textColor: "var(--site-ink)",
    isCloseable: true,
  },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  // The theme declares a large picture, and pages without an article have none; `scripts/published` has the others.
  metadata: [{ name: "twitter:card", content: "summary" }],
  navbar: { title: productName, hideOnScroll: false, items: navbarItems },
  search: { issueUrl: "https://github.com/dagger/dagger/issues/new?title=Docs%20search%3A%20{query}" },
  // The build colors code, and every page would load the theme's colors for nothing.
  prism: { theme: { plain: {}, styles: [] } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  footer: {
    style: "light",
    links: [
      { label: "Discord", href: "https://discord.gg/dagger-io" },
      { label: "X", href: "https://twitter.com/dagger_io" },
      { label: "GitHub", href: "https://github.com/dagger/dagger" },
      { label: "Daggerverse", href: "https://daggerverse.dev" },
      { label: "How this site is checked", to: "/quality" },
    ],
    copyright: `© ${productName} 2022-2025 <span>${productName} ${daggerVersion}, tested with the real engine</span>`,
  },
};
