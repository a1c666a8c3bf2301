/** Height of the gap above the first row, which is that above a page's title. The row above is out of sight in it. */
const ABOVE_ROW_PX = 45;

/**
 * Scrolls the sidebar, and nothing else, to the current page if that's out of view.
 *
 * The link ends up in the middle, so a reader also sees the neighboring pages.
 */
export function showCurrentPage(): void {
  const link = document.querySelector<HTMLElement>('.theme-doc-sidebar-container [aria-current="page"]');
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

/**
 * Shows the current page in the sidebar on the first load: the style sheet has already scrolled there, but not to the
 * start of a row.
 */
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
  const tops = [...rows].map((row) => row.getBoundingClientRect().top - start - ABOVE_ROW_PX);
  menu.scrollTop = findRow(tops, wanted);
}

/**
 * Returns the scroll position that starts at a whole row, because a row cut in half looks broken. It's never less than
 * what's wanted, which may only just show the current page.
 *
 * @param tops of the rows, from the first to the last.
 */
export function findRow(tops: readonly number[], wanted: number): number {
  return tops.find((top) => top >= wanted) ?? tops.at(-1) ?? 0;
}
