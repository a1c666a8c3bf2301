import { withDefaultPosition } from "../../../config/navbar.ts";
import { createSiteConfig } from "../../../e2e/variants/site-config.ts";

/** Everything that the theme can do and the site itself doesn't turn on. */
export default createSiteConfig({
  isStock: true,
  config: {
    i18n: {
      defaultLocale: "en",
      locales: ["en", "fr", "de"],
      localeConfigs: {
        en: { label: "English" },
        fr: { label: "Français", htmlLang: "fr-FR" },
        de: { label: "Deutsch", url: "https://de.example.org", baseUrl: "/handbuch/" },
      },
    },
  },
  docs: { versions: { current: { label: "Next" } } },
  themeConfig: {
    announcementBar: { id: "lasting", content: "This notice stays.", isCloseable: false },
    colorMode: { defaultMode: "light", respectPrefersColorScheme: true },
    navbar: {
      title: "Menus",
      logo: { src: "img/mark.svg", alt: "The mark" },
      hideOnScroll: true,
      items: withDefaultPosition([
        { type: "doc", docId: "index", label: "Default side" },
        { type: "doc", docId: "unlisted", label: "Unlisted page", position: "left" },
        { type: "docSidebar", sidebarId: "guide", label: "Guide", position: "left" },
        { to: "/second", activeBasePath: "/next", label: "Unreleased", position: "left" },
        {
          label: "Community",
          position: "left",
          items: [
            { label: "Second page", to: "/second" },
            { label: "Discord", href: "https://discord.gg/dagger-io" },
          ],
        },
        { type: "html", value: "<strong>Raw markup</strong>", position: "left" },
        { href: "/second", label: "Under the base", prependBaseUrlToHref: true, position: "left" },
        { type: "docsVersion", position: "left" },
        { type: "docsVersionDropdown" },
        { type: "localeDropdown" },
      ]),
    },
    footer: {
      style: "dark",
      links: [
        { title: "Learn", items: [{ label: "First page", to: "/" }] },
        { title: "Meet", items: [{ label: "Discord", href: "https://discord.gg/dagger-io" }] },
      ],
      logo: {
        src: "img/mark.svg",
        srcDark: "img/mark-dark.svg",
        alt: "The mark of the footer",
        width: 48,
        height: 24,
        href: "https://dagger.io",
        target: "_self",
      },
      copyright: "© Menus",
    },
  },
});
