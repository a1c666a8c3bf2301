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
  const place = link.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  const { clientHeight } = menu;
  if (place < 0 || place > clientHeight - link.offsetHeight) {
    menu.scrollTop += place - clientHeight / 2;
  }
}
