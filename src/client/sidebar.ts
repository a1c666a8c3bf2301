/**
 * Scrolls the sidebar, and nothing else, to the current page where that is out of sight.
 *
 * The link comes to stand in the middle, so that a reader sees what lies around the page.
 */
export function showCurrentPage(): void {
  const link = document.querySelector<HTMLElement>(".theme-doc-sidebar-container [aria-current]");
  const menu = link?.closest<HTMLElement>(".menu");
  if (!link || !menu) {
    return;
  }
  const place = link.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  const { clientHeight } = menu;
  if (place < 0 || place > clientHeight - link.offsetHeight) {
    scrollToRow(menu, menu.scrollTop + place - clientHeight / 2);
  }
}

/** Shows the current page where the page has just come: the style sheet has scrolled already, but not to a row. */
export function showFirstCurrentPage(): void {
  showCurrentPage();
  const menu = document.querySelector<HTMLElement>(".theme-doc-sidebar-container .menu");
  if (menu && menu.scrollTop > 0) {
    scrollToRow(menu, menu.scrollTop);
  }
}

function scrollToRow(menu: HTMLElement, wanted: number): void {
  const start = menu.getBoundingClientRect().top - menu.scrollTop;
  const rows = menu.querySelectorAll(".menu__caption, .menu__link");
  const tops = [...rows].map((row) => row.getBoundingClientRect().top - start);
  menu.scrollTop = findRow(tops, wanted);
}

/**
 * Returns where a list that is to be scrolled begins with a whole row, because a line that is cut in half looks broken.
 *
 * @param tops of the rows, from the first to the last.
 */
export function findRow(tops: readonly number[], wanted: number): number {
  return tops.findLast((top) => top <= wanted) ?? 0;
}
