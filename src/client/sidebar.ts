/**
 * Scrolls the sidebar, and nothing else, to the current page where that is out of sight.
 *
 * The link comes to stand in the middle, so that a reader sees what lies around the page.
 */
export function showCurrentPage(): void {
  const link = document.querySelector<HTMLElement>('.theme-doc-sidebar-container [aria-current="page"]');
  const menu = link?.closest(".menu");
  if (!link || !menu) {
    return;
  }
  const place = link.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  // The sidebar can reach below the window, where the announcement bar pushes it down.
  if (place.top < view.top || place.bottom > Math.min(view.bottom, innerHeight)) {
    menu.scrollTop += place.top - view.top - (menu.clientHeight - place.height) / 2;
  }
}
