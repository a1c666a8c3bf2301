/** Tells whether a link leads to another page or query; one within the page is the browser's own business, one to a file too. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  const isPage = link.origin === location.origin && !/\.(?!gen\b)\w+$/.test(link.pathname);
  return isPage && (link.pathname !== location.pathname || link.search !== location.search);
}
